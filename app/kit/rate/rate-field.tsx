import type { Ref } from 'react';
import type { FieldWords } from '#app/kit/field/field-words.ts';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { isRateWithin, type RateLimits } from './rate-fault.ts';
import { RateRange } from './rate-range.tsx';

interface RateFieldProps extends FieldWords, RateLimits {
  /** Names the slider. */
  slider: string;
  /** In hundredths of a per cent; null when empty, NaN for text that is not a number. */
  value: number | null;
  /** Where the slider stands while no rate within the limits is entered. */
  usual: number;
  onChange: (rate: number | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A rate to type, and the range of those allowed to pull through. */
export function RateField({ slider, usual, lowest, highest, ...field }: RateFieldProps) {
  const { value, onChange } = field;
  const limits = { lowest, highest };
  return (
    <div>
      <NumberField {...field} percent min={lowest} max={highest} />
      <RateRange label={slider} {...limits} value={isRateWithin(value, limits) ? value : usual} onChange={onChange} />
    </div>
  );
}
