import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { daysBefore } from './by-day.ts';

/** Names a day: today, yesterday or its date, with the year if that is another. Days are yyyy-mm-dd. */
export function useDayName(): (day: string, today: string) => string {
  const { t } = useTranslation('messages');
  const { tag } = useCurrentLanguage();
  return (day, today) => {
    const ago = daysBefore(day, today);
    if (ago === 0) return t('day.today');
    if (ago === 1) return t('day.yesterday');
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}
