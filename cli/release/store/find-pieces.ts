import type { Piece } from '#cli/edge/pieces.ts';

/** Minimum length of a copied range in bytes, about the size of a piece that copies. */
const BLOCK = 16;

/** Pieces that make `next` from an earlier file. Long equal ranges are found wherever they moved. */
export function findPieces(earlier: Uint8Array, next: Uint8Array): Piece[] {
  const [was, is] = [Buffer.from(earlier).toString('latin1'), Buffer.from(next).toString('latin1')];
  const blocks = new Map<string, number>();
  for (let at = 0; at + BLOCK <= was.length; at += BLOCK) blocks.set(was.slice(at, at + BLOCK), at);
  const pieces: Piece[] = [];
  let begin = 0;
  for (let at = 0; at + BLOCK <= is.length; at += 1) {
    const found = blocks.get(is.slice(at, at + BLOCK));
    if (found === undefined) continue;
    let before = 0;
    while (at - before > begin && found > before && was[found - before - 1] === is[at - before - 1]) before += 1;
    let length = BLOCK;
    while (at + length < is.length && was[found + length] === is[at + length]) length += 1;
    if (at - before > begin) pieces.push(is.slice(begin, at - before));
    pieces.push([found - before, found + length]);
    begin = at + length;
    at = begin - 1;
  }
  return begin < is.length ? [...pieces, is.slice(begin)] : pieces;
}
