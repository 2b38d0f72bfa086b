/**
 * A part of a file that is stored as changes of an earlier one: new bytes, each as the letter with its number, or from where until where
 * the earlier file is taken.
 */
export type Piece = string | readonly [from: number, until: number];

/** Pieces of a build's changed files, by their paths in the site. Unchanged files are not listed. */
export type Changes = Readonly<Record<string, readonly Piece[]>>;

/** @param earlier bytes that the pieces were made from */
export function applyPieces(earlier: Uint8Array, pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const parts = pieces.map((piece) =>
    typeof piece === 'string'
      ? Uint8Array.from(piece, (letter) => letter.charCodeAt(0))
      : earlier.subarray(piece[0], piece[1]),
  );
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
