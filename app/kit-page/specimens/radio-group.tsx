import { useState } from 'react';
import { RadioGroup } from '#app/kit/radio/radio-group.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const choices = [
  { value: 'bank', label: 'Bank transfer', help: 'One working day' },
  { value: 'wallet', label: 'E-wallet', help: 'At once' },
  { value: 'card', label: 'Card', disabled: true },
];

function Ready({ first = '', error = '' }) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <RadioGroup
        label="How do you want to be paid?"
        help="You can change it until it is sent"
        choices={choices}
        value={value}
        error={error}
        required
        onChange={setValue}
      />
    </div>
  );
}

function Beside() {
  const [value, setValue] = useState('bank');
  return (
    <div className={column}>
      <RadioGroup beside label="Way" choices={choices.slice(0, 2)} value={value} onChange={setValue} />
    </div>
  );
}

function Off() {
  const words = { choices, value: 'wallet', onChange: () => undefined };
  return (
    <div className={column}>
      <RadioGroup label="Disabled" {...words} disabled />
      <RadioGroup label="Only to be read" {...words} readOnly />
    </div>
  );
}

export const radioGroup: Specimen = {
  about: 'One of a few, all in sight. For more than five, take a select.',
  keys: 'Arrows move and choose.',
  states: [
    { name: 'Empty', Show: () => <Ready /> },
    { name: 'Chosen', Show: () => <Ready first="wallet" /> },
    { name: 'With an error', Show: () => <Ready error="Please choose one" /> },
    { name: 'Beside each other', Show: Beside },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
