import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { periodEnd } from './missions.css.ts';

/** When a period ends. The line keeps its height while loading. */
export function PeriodEnd({ endsAt }: { endsAt: number | undefined }) {
  const { t } = useTranslation('missions');
  const clock = useClock('weekday');
  return <p className={periodEnd}>{endsAt !== undefined && t('until', { time: clock(endsAt) })}</p>;
}
