import { useTranslation } from '#app/language/translation.tsx';
import type { Consent } from './consent.ts';

/** What the visitor answered, and when. */
export function ConsentDate({ answer, date }: Consent) {
  const { t, i18n } = useTranslation('visit-statistics');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(date);
  return <p>{t(`answered.${answer}`, { date: day })}</p>;
}
