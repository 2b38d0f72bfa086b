import { latinDigits } from '#schemas/writing/latin-digits.ts';

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/;

/**
 * Adds the hyphens of dd-mm-yyyy during input, and reorders an autofilled day.
 * @param before the text before the change; nothing is added after a deletion
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
