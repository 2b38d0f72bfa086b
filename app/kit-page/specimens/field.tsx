import { useState } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { TextArea } from '#app/kit/field/text-area.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

function Ready({ first = '', error = '' }) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <Field
        label="Full name"
        help="As shown on your ID"
        value={value}
        error={error}
        autoComplete="name"
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}

function Off() {
  return (
    <div className={column}>
      <Field label="Full name" defaultValue="Maria Santos" autoComplete="name" disabled />
      <Field label="Only to be read" defaultValue="Maria Santos" autoComplete="off" readOnly />
    </div>
  );
}

function Lines() {
  return (
    <div className={column}>
      <TextArea
        label="What do you think of the site?"
        defaultValue="The dark colours are easy on the eyes."
        note="101 left"
      />
    </div>
  );
}

function Password() {
  return (
    <div className={column}>
      <PasswordField label="Password" help="8–20 letters and digits" defaultValue="Sandbox1!" autoComplete="off" />
    </div>
  );
}

export const field: Specimen = {
  about: 'A line of text: its label above, what to know before a mistake below it, and the error beside it.',
  states: [
    { name: 'Empty', Show: () => <Ready /> },
    { name: 'Filled in', Show: () => <Ready first="Maria Santos" /> },
    { name: 'With an error', Show: () => <Ready first="Maria" error="Full name with a space between the names" /> },
    { name: 'Disabled, and read-only', Show: Off },
    { name: 'Several lines', Show: Lines },
    { name: 'Password', Show: Password },
  ],
};
