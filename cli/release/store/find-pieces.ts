import type { Piece } from '#cli/edge/pieces.ts';

/** Minimum length of a copied range in bytes, about the size of a piece that copies. */
const BLOCK = 16;

/** Pieces that make `next` from an earlier file. Long equal ranges are found wherever they moved. */
export function findPieces(earlier: Uint8Array, next: Uint8Array): Piece[] {
  const [was, is] = [Buffer.from(earlier).toString('latin1'), Buffer.from(next).toString('latin1')];
  const blocks = new Map<string, number>();
  for (let offset = 0; offset + BLOCK <= was.length; offset += BLOCK)
    blocks.set(was.slice(offset, offset + BLOCK), offset);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let offset = 0; offset + BLOCK <= is.length; offset += 1) {
    const block = blocks.get(is.slice(offset, offset + BLOCK));
    if (block === undefined) continue;
    let before = 0;
    while (offset - before > begin && block > before && was[block - before - 1] === is[offset - before - 1])
      before += 1;
    let length = BLOCK;
    while (offset + length < is.length && was[block + length] === is[offset + length]) length += 1;
    if (offset - before > begin) pieces.push(is.slice(begin, offset - before));
    pieces.push([block - before, block + length]);
    begin = offset + length;
    offset = begin - 1;
  }
  return begin < is.length ? [...pieces, is.slice(begin)] : pieces;
}
