import { useState } from 'react';
import { CodeField } from '#app/kit/code-field/code-field.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Ready({ first = '', error = '', length = 6 }) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <CodeField
        label="Verification code"
        help="Sent by SMS to +63 917 555 0142"
        length={length}
        value={value}
        error={error}
        onChange={setValue}
      />
    </div>
  );
}

function Off() {
  const words = { length: 6, value: '4821', onChange: () => undefined };
  return (
    <div className={column}>
      <CodeField label="Verification code" {...words} disabled />
      <CodeField label="Only to be read" {...words} readOnly />
    </div>
  );
}

export const codeField: Specimen = {
  about: 'A code that was sent. It is one input that phones fill in by themselves and that takes a pasted code whole.',
  keys: 'Digits and Backspace; the boxes are no stops of their own.',
  states: [
    { name: 'Empty', Show: () => <Ready /> },
    { name: 'Under way', Show: () => <Ready first="482" /> },
    { name: 'With an error', Show: () => <Ready first="482193" error="The code does not match. Ask for a new one" /> },
    { name: 'Four digits', Show: () => <Ready length={4} /> },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
