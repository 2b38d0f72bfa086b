import { knownZone } from '#app/clock/known-zone.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractDue } from '#schemas/generated/platform.ts';

type Period = Pick<ContractDue, 'from' | 'to' | 'start' | 'end'>;

const HOURS = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** Formats periods in the merchant's days, such as "Nov 16 – 22". Hourly salaries include their hours. */
export function usePeriodText(kind: ContractKind, timeZone: string): (period: Period) => string {
  const { tag } = useCurrentLanguage();
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(tag, { ...HOURS, timeZone: knownZone(timeZone) });
  if (kind === 'hourlySalary') return ({ start, end }) => hours.formatRange(start, end);
  return ({ from, to }) => days.formatRange(Date.parse(from), Date.parse(to));
}

/** Formats a day (yyyy-mm-dd) as "Nov 16, 2026". */
export function useDayText(): (day: string) => string {
  const { tag } = useCurrentLanguage();
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}
