import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Consent } from '#app/shell/consent/consent.ts';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';

/** The visitor's answer and its date. */
export function ConsentDate({ answer, date }: Consent) {
  const { t } = useTranslation('consent');
  const { tag } = useCurrentLanguage();
  const timeZone = useMerchantZone();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(date);
  return <p>{t(`answered.${answer}`, { date: day })}</p>;
}
