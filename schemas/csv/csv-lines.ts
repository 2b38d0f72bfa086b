import { digitsOf } from '#schemas/money/currency-digits.ts';
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

/** Marks a text as UTF-8 for spreadsheets. A CSV file begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as lines of a CSV file for spreadsheets: every text quoted, numbers plain. The separator and the decimal sign
 * are those that spreadsheets expect in the language: a semicolon where the comma is the decimal sign.
 * @param tag BCP 47 tag, with the digits of the amounts' currency as `writingTag` makes it
 */
export function csvLines(rows: readonly (readonly CsvCell[])[], tag: string): string {
  const separator = separatorOf(tag);
  const mark = separator === ';' ? ',' : '.';
  return rows.map((row) => `${row.map((cell) => cellText(cell, tag, mark)).join(separator)}\r\n`).join('');
}

export function separatorOf(tag: string): ',' | ';' {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** An exact decimal, without a float in between. */
function plainDecimal({ units, digits }: CsvDecimal, mark: ',' | '.'): string {
  const sign = units < 0 ? '-' : '';
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}${mark}${text.slice(-digits)}`;
}

function cellText(cell: CsvCell, tag: string, mark: ',' | '.'): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return quoted(cell);
  if ('units' in cell) return plainDecimal(cell, mark);
  return plainDecimal({ units: cell.amount, digits: digitsOf(cell.currency, tag).minor }, mark);
}

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
