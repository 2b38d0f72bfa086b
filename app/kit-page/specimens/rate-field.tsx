import { useState } from 'react';
import { rateFault } from '#app/kit/rate/rate-fault.ts';
import { RateField } from '#app/kit/rate/rate-field.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const LIMITS = { lowest: 0, highest: 4_000 };

function Ready({ rate }: { rate: number }) {
  const [value, setValue] = useState<number | null>(rate);
  const error = rateFault(value, LIMITS) && 'From 0% to 40%';
  return (
    <div className={column}>
      <RateField
        label="Rate"
        slider="Rate, to pull"
        {...LIMITS}
        usual={0}
        value={value}
        error={error}
        onChange={setValue}
      />
    </div>
  );
}

export const rateField: Specimen = {
  about: 'A rate in hundredths of a per cent, to type or to pull through the range that is allowed.',
  keys: 'The arrow keys move the slider and step the field.',
  states: [
    { name: 'Filled in', Show: () => <Ready rate={1_500} /> },
    { name: 'With an error', Show: () => <Ready rate={5_000} /> },
  ],
};
