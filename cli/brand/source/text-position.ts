/** A position in a text, both numbers from 1; columns in UTF-16 code units, as editors count. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds positions in a text by offset. Lines end with LF, CR LF or a single CR; offsets beyond the end count as the
 * end.
 */
export function positionsIn(text: string): (offset: number) => TextPosition {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const within = Math.min(offset, text.length);
    const line = lastAtMost(starts, within);
    return { line: line + 1, column: within - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
}

/** Index of the largest number that is at most `limit`. The numbers ascend from 0. */
function lastAtMost(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
