import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** A cell: a text, an exact amount of money, or another exact decimal. */
export type CsvCell = string | number | CsvAmount | CsvDecimal;

export interface CsvAmount {
  amount: MinorUnits;
  /** ISO 4217 code. */
  currency: string;
}

export interface CsvDecimal {
  /** The number without its decimal sign. */
  units: number;
  /** Behind the sign. */
  digits: number;
}

/** A spreadsheet takes a text that starts with one of these, even after spaces, for a formula. */
const FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** How a CSV file for spreadsheets begins: it tells them that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as lines of a CSV file for spreadsheets: every text quoted, numbers plain. The separator and the decimal sign
 * are those that spreadsheets expect in the language: a semicolon where the comma is the decimal sign.
 * @param tag BCP 47 tag
 */
export function csvLines(rows: readonly (readonly CsvCell[])[], tag: string): string {
  const separator = separatorOf(tag);
  const cellText = cellWriter(separator === ';' ? ',' : '.');
  return rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('');
}

export function separatorOf(tag: string): ',' | ';' {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** An exact decimal, without a float in between. */
export function plainAmount({ amount, currency }: CsvAmount, mark: ',' | '.'): string {
  return plainDecimal({ units: amount, digits: digitsOf(currency) }, mark);
}

function plainDecimal({ units, digits }: CsvDecimal, mark: ',' | '.'): string {
  const sign = units < 0 ? '-' : '';
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}${mark}${text.slice(-digits)}`;
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Writes many cells: a number format for each amount would take longer than all the rest. */
function cellWriter(mark: ',' | '.'): (cell: CsvCell) => string {
  const digits = new Map<string, number>();
  return (cell) => {
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'string') return quoted(cell);
    if ('units' in cell) return plainDecimal(cell, mark);
    const known = digits.get(cell.currency) ?? digitsOf(cell.currency);
    digits.set(cell.currency, known);
    return plainDecimal({ units: cell.amount, digits: known }, mark);
  };
}

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
