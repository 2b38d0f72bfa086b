import { useTranslation } from '#app/language/translation.tsx';
import type { ConsentProps } from '#app/shell/slots/slots.ts';

/** What visitors are asked to accept. */
export function StatisticsText({ part }: ConsentProps) {
  const { t } = useTranslation('visit-statistics');
  return <p>{t(part)}</p>;
}

/** What the privacy text says of visit statistics. */
export function StatisticsPrivacy() {
  return <StatisticsText part="privacy" />;
}
