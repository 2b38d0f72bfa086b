import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Formats a number of points, as in “1,250 points”. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation();
  const { tag } = useCurrentLanguage();
  const format = new Intl.NumberFormat(tag);
  return (points) => t('points', { count: points, number: format.format(points) });
}
