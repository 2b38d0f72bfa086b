import { useTranslation } from '#app/language/translation.tsx';

/** What the privacy text says of the site's reports. */
export function ReportsPrivacy() {
  const { t } = useTranslation('reports');
  return <p>{t('privacy')}</p>;
}
