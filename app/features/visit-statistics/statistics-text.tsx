import { useTranslation } from '#app/language/translation.tsx';
import type { ConsentProps } from '#app/shell/slots/slots.ts';

/** Text of the consent to statistics. */
export function StatisticsText({ part }: ConsentProps) {
  const { t } = useTranslation('visit-statistics');
  return <p>{t(part)}</p>;
}

/** Section of the privacy text about statistics. */
export function StatisticsPrivacy() {
  return <StatisticsText part="privacy" />;
}
