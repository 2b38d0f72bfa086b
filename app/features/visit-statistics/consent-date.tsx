import { useTranslation } from '#app/language/translation.tsx';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';
import type { Consent } from './consent.ts';

/** What the visitor answered, and when. */
export function ConsentDate({ answer, date }: Consent) {
  const { t, i18n } = useTranslation('visit-statistics');
  const timeZone = useMerchantZone();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone }).format(date);
  return <p>{t(`answered.${answer}`, { date: day })}</p>;
}
