import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ConsentProps } from '#app/shell/slots/slots.ts';

/** What visitors are asked to accept, where the brand asks. */
export function ReportsText({ part }: ConsentProps) {
  const { t } = useTranslation('reports');
  return useBrand().reports?.consent && <p>{t(part)}</p>;
}

/** What the privacy text says of the site's reports. */
export function ReportsPrivacy() {
  const { t } = useTranslation('reports');
  return <p>{t('privacy')}</p>;
}
