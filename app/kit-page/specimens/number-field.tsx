import { type ComponentProps, useState } from 'react';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

type Props = Partial<ComponentProps<typeof NumberField>>;

const labels = { less: 'Less', more: 'More' };

function Ready(props: Props) {
  const [value, setValue] = useState(props.value ?? null);
  const wrong = Number.isNaN(value) ? 'This is not an amount' : props.error;
  return (
    <div className={column}>
      <NumberField label="Amount" {...props} value={value} error={wrong} onChange={setValue} />
    </div>
  );
}

function Off() {
  const words = { value: 125_050, currency: 'PHP', onChange: () => undefined };
  return (
    <div className={column}>
      <NumberField label="Amount" labels={labels} {...words} disabled />
      <NumberField label="Only to be read" {...words} readOnly />
    </div>
  );
}

export const numberField: Specimen = {
  about:
    'A number in the digits and separators of the language. Money is an integer of the minor unit and is never rounded.',
  keys: 'Up and Down step, Page Up and Page Down by ten; Home and End go to the ends.',
  states: [
    {
      name: 'Money',
      Show: () => <Ready currency="PHP" help="From ₱100.00 to ₱50,000.00" min={10_000} max={5_000_000} />,
    },
    { name: 'Filled in', Show: () => <Ready currency="PHP" value={1_248_050} /> },
    { name: 'Steps', Show: () => <Ready label="Tickets" labels={labels} min={1} max={20} value={3} /> },
    { name: 'With an error', Show: () => <Ready currency="PHP" value={500} error="At least ₱100.00" /> },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
