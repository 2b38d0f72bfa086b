import type { Style } from './terminal.ts';

/** Renders a table with headings. Columns of numbers are right-aligned. */
export function renderTable(headings: readonly string[], rows: readonly (readonly string[])[], style: Style): string {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(width)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, rows, column))
      .join('  ')
      .trimEnd();
  return [style.bold(line(headings)), ...rows.map(line)].join('\n');
}

function pad(cell: string, to: number, rows: readonly (readonly string[])[], column: number): string {
  const fill = ' '.repeat(to - width(cell));
  const isNumeric = rows.length > 0 && rows.every((row) => /^[\d.,]+( \w+)?$/.test(row[column] ?? ''));
  return isNumeric ? fill + cell : cell + fill;
}

function width(text: string): number {
  return [...text].length;
}
