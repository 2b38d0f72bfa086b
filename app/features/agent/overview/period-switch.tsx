import { useTranslation } from '#app/language/translation.tsx';
import { choice, choices } from './overview.css.ts';
import { periods } from './use-period.ts';
import type { Period } from './use-team-overview.ts';

interface PeriodSwitchProps {
  period: Period;
  onChoose: (period: Period) => void;
}

/** Chooses one of the platform's periods. */
export function PeriodSwitch({ period, onChoose }: PeriodSwitchProps) {
  const { t } = useTranslation('agent');
  return (
    <fieldset className={choices} aria-label={t('period.label')}>
      {periods.map((each) => (
        <button
          key={each}
          type="button"
          className={choice}
          aria-pressed={each === period}
          onClick={() => onChoose(each)}
        >
          {t(`period.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
