/** Order in which the two digits of a day, those of its month and the four of its year are written, with hyphens between. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The orders of the specification, the usual one first. */
export const DATE_ORDERS: readonly DateOrder[] = ['dayFirst', 'monthFirst', 'yearFirst'];

const FORMATS: Record<DateOrder, RegExp> = {
  dayFirst: /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
  monthFirst: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
  yearFirst: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

const WRITERS: Record<DateOrder, (parts: DateParts) => string> = {
  dayFirst: ({ day, month, year }) => `${day}-${month}-${year}`,
  monthFirst: ({ day, month, year }) => `${month}-${day}-${year}`,
  yearFirst: ({ day, month, year }) => `${year}-${month}-${day}`,
};

/** Days that a pattern for dates accepts; the last day of a year tells day and month apart. */
const SAMPLES: readonly DateParts[] = [
  { day: '31', month: '12', year: '1990' },
  { day: '01', month: '01', year: '1985' },
  { day: '20', month: '10', year: '2001' },
];

/** The first order in which a rule accepts days; day first for a rule that accepts none. */
export function dateOrderOf(accepts: (text: string) => boolean): DateOrder {
  return DATE_ORDERS.find((order) => SAMPLES.every((parts) => accepts(WRITERS[order](parts)))) ?? 'dayFirst';
}

/** A day that is written in one order, in another; empty unless the text is two, two and four digits in the first. */
export function reorderDate(text: string, from: DateOrder, to: DateOrder): string {
  const parts = FORMATS[from].exec(text)?.groups;
  if (!parts) return '';
  const { day = '', month = '', year = '' } = parts;
  return WRITERS[to]({ day, month, year });
}
