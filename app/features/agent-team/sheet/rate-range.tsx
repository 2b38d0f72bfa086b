import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMember } from '#schemas/generated/platform.ts';
import { useRateText } from '../use-rate-text.ts';
import { rangeEnds, rangeInput, range as rangeStyle } from './sheet.css.ts';

interface RateRangeProps {
  member: TeamMember;
  value: number;
  onChange: (rate: number) => void;
}

/** The rates that the downline can have, to pull through. */
export function RateRange({ member: { lowestRate, highestRate }, value, onChange }: RateRangeProps) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  return (
    <div className={rangeStyle}>
      <input
        type="range"
        className={rangeInput}
        aria-label={t('rate.slider')}
        aria-valuetext={write(value)}
        min={lowestRate}
        max={highestRate}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p className={rangeEnds} aria-hidden="true">
        <span>{write(lowestRate)}</span>
        <span>{write(highestRate)}</span>
      </p>
    </div>
  );
}
