import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ConsentProps } from '#app/shell/slots/slots.ts';

/** Text of the consent to reports. */
export function ReportsText({ part }: ConsentProps) {
  const { t } = useTranslation('reports');
  return useBrand().reports?.consent && <p>{t(part)}</p>;
}

/** Section of the privacy text about reports. */
export function ReportsPrivacy() {
  const { t } = useTranslation('reports');
  return <p>{t('privacy')}</p>;
}
