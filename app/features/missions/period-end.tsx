import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { periodEnd } from './missions.css.ts';

/** When a period ends; the line keeps its height until that is known. */
export function PeriodEnd({ at }: { at: number | undefined }) {
  const { t } = useTranslation('missions');
  const { tag } = useCurrentLanguage();
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return <p className={periodEnd}>{at !== undefined && t('until', { time: format.format(at) })}</p>;
}
