import { useState } from 'react';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { CheckboxGroup } from '#app/kit/field/checkbox-group.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const choices = [
  { value: 'mail', label: 'Email' },
  { value: 'sms', label: 'SMS', help: 'Your operator may charge for roaming' },
  { value: 'push', label: 'Notifications in the browser', disabled: true },
];

function One({ first = false, error = '' }) {
  const [checked, setChecked] = useState(first);
  return (
    <div className={column}>
      <Checkbox checked={checked} error={error} onChange={(event) => setChecked(event.target.checked)}>
        I am of age, I accept the terms and I am not a restricted person.
      </Checkbox>
    </div>
  );
}

function Group({ error = '' }) {
  const [value, setValue] = useState(error ? [] : ['sms']);
  return (
    <div className={column}>
      <CheckboxGroup
        label="How may we reach you?"
        help="Any number of ways"
        choices={choices}
        value={value}
        error={error}
        onChange={setValue}
      />
    </div>
  );
}

function Off() {
  return (
    <div className={column}>
      <Checkbox checked disabled>
        Disabled
      </Checkbox>
      <Checkbox checked readOnly>
        Only to be read
      </Checkbox>
    </div>
  );
}

export const checkbox: Specimen = {
  about: 'Yes or no, alone or in a group of several. The whole line is the target.',
  keys: 'Space changes it.',
  states: [
    { name: 'Empty', Show: () => <One /> },
    { name: 'Checked', Show: () => <One first /> },
    { name: 'With an error', Show: () => <One error="Please confirm" /> },
    { name: 'Group', Show: () => <Group /> },
    { name: 'Group with an error', Show: () => <Group error="Choose at least one" /> },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
