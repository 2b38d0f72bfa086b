import { latinDigits } from '../number-field/latin-digits.ts';

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/**
 * Helps with the hyphens of dd-mm-yyyy while a day is typed, and turns the day that a browser fills in round.
 * @param before what stood there; nothing is added where something was taken away
 */
export function typeDay(typed: string, before: string): string {
  const text = latinDigits(typed);
  const iso = ISO.exec(text);
  if (iso) return `${iso[3]}-${iso[2]}-${iso[1]}`;
  if (text.length < before.length) return text;
  const separated = text.replaceAll(/[./\s-]+/g, '-');
  return separated
    .replace(/^(\d{2})(?=\d|$)/, '$1-')
    .replace(/^(\d{2}-\d{2})(?=\d|$)/, '$1-')
    .slice(0, 10);
}
