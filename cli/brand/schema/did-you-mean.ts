/**
 * The closest candidate, or null if none is close. At most a third of the letters, but always one, may differ; swapped
 * neighbours count as one, and case is ignored.
 */
export function closest(written: string, candidates: readonly string[]): string | null {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  const ranked = candidates
    .filter((candidate) => Math.abs(candidate.length - written.length) <= allowed)
    .map((candidate) => ({ candidate, distance: distance(written.toLowerCase(), candidate.toLowerCase()) }))
    .filter((entry) => entry.distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate ?? null;
}

/** `Did you mean "x"?`, or `otherwise` if no candidate is close. */
export function suggest(written: string, candidates: readonly string[], otherwise: string): string {
  const candidate = closest(written, candidates);
  return candidate === null ? otherwise : `Did you mean "${candidate}"?`;
}

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = cellAt(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const transposition = swapped ? cellAt(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(
        Math.min(cellAt(previous, column) + 1, cellAt(current, column - 1) + 1, substitution, transposition),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return cellAt(previous, b.length);
}

function cellAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
