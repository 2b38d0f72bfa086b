import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { daysBefore } from './by-day.ts';

/** Names a day: today, yesterday or its date, with the year if that is another. */
export function useDayName(): (day: number) => string {
  const { t } = useTranslation('messages');
  const { tag } = useCurrentLanguage();
  return (day) => {
    const now = Date.now();
    const ago = daysBefore(day, now);
    if (ago === 0) return t('day.today');
    if (ago === 1) return t('day.yesterday');
    const isThisYear = new Date(day).getFullYear() === new Date(now).getFullYear();
    const year = isThisYear ? {} : ({ year: 'numeric' } as const);
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...year }).format(day);
  };
}
