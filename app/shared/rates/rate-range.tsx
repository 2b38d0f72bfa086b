import { rangeEnds, rangeInput, range as rangeStyle } from './rate.css.ts';
import { useRateText } from './use-rate-text.ts';

interface RateRangeProps {
  label: string;
  lowest: number;
  highest: number;
  value: number;
  onChange: (rate: number) => void;
}

/** The rates that an account can have, to pull through. */
export function RateRange({ label, lowest, highest, value, onChange }: RateRangeProps) {
  const write = useRateText();
  return (
    <div className={rangeStyle}>
      <input
        type="range"
        className={rangeInput}
        aria-label={label}
        aria-valuetext={write(value)}
        min={lowest}
        max={highest}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <p className={rangeEnds} aria-hidden="true">
        <span>{write(lowest)}</span>
        <span>{write(highest)}</span>
      </p>
    </div>
  );
}
