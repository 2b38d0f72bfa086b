/** A position in a text, both numbers from 1; columns in UTF-16 code units, as editors count. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Line ends are LF, CR LF and a lone CR. An offset beyond the end is the end. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
