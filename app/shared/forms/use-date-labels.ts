import type { DateLabels } from '#app/kit/date-field/date-labels.ts';
import { useTranslation } from '#app/language/translation.tsx';

/** Labels of date fields. */
export function useDateLabels(): DateLabels {
  const { t } = useTranslation();
  return {
    format: t('date.format'),
    choose: t('date.choose'),
    close: t('dialog.close'),
    month: t('date.month'),
    year: t('date.year'),
    earlier: t('date.earlier'),
    later: t('date.later'),
  };
}
