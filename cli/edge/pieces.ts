/**
 * A part of a file stored as changes of an earlier one: new bytes, as characters with the same codes, or the range to
 * copy from the earlier file.
 */
export type Piece = string | readonly [from: number, until: number];

/** Pieces of the files that a build changed, by path in the site. */
export type Changes = Readonly<Record<string, readonly Piece[]>>;

/** @param earlier bytes from which the pieces were made */
export function applyPieces(earlier: Uint8Array, pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const parts = pieces.map((piece) =>
    typeof piece === 'string'
      ? Uint8Array.from(piece, (letter) => letter.charCodeAt(0))
      : earlier.subarray(piece[0], piece[1]),
  );
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
