import { useLayoutEffect, useRef } from 'react';
import { FILLED, rangeEnds, rangeInput, range as rangeStyle } from './rate.css.ts';
import type { RateLimits } from './rate-fault.ts';
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
  const input = useRef<HTMLInputElement>(null);
  // The site's rules forbid custom properties in its HTML.
  useLayoutEffect(() => input.current?.style.setProperty(FILLED, String(shareOf(value, { lowest, highest }))));
  return (
    <div className={rangeStyle}>
      <input
        ref={input}
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

/** How much of the range is below a rate, from 0 to 1. */
function shareOf(value: number, { lowest, highest }: RateLimits): number {
  if (highest <= lowest) return 0;
  return Math.min(Math.max((value - lowest) / (highest - lowest), 0), 1);
}
