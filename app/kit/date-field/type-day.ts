import { type DateOrder, reorderDate } from '#schemas/writing/date-order.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';

/** A start of a text after which a hyphen follows. */
const ENDS: Record<DateOrder, readonly RegExp[]> = {
  dayFirst: [/^(\d{2})(?=\d|$)/, /^(\d{2}-\d{2})(?=\d|$)/],
  monthFirst: [/^(\d{2})(?=\d|$)/, /^(\d{2}-\d{2})(?=\d|$)/],
  yearFirst: [/^(\d{4})(?=\d|$)/, /^(\d{4}-\d{2})(?=\d|$)/],
};

/**
 * Adds the hyphens of a day during input, and reorders an autofilled one.
 * @param before the text before the change; nothing is added after a deletion
 */
export function typeDay(typed: string, before: string, order: DateOrder = 'dayFirst'): string {
  const text = latinDigits(typed);
  // Browsers fill in birthdays as yyyy-mm-dd.
  const filled = reorderDate(text.trim(), 'yearFirst', order);
  if (filled) return filled;
  if (text.length < before.length) return text;
  const separated = text.replaceAll(/[./\s-]+/g, '-');
  return ENDS[order].reduce((so, end) => so.replace(end, '$1-'), separated).slice(0, 10);
}
