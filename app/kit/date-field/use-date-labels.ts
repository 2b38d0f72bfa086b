import { useTranslation } from '#app/language/translation.tsx';
import type { DateLabels } from './date-labels.ts';

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
