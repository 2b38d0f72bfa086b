import { useState } from 'react';
import { Combobox } from '#app/kit/combobox/combobox.tsx';
import type { Specimen } from '../specimen.ts';
import { COUNTRIES } from './countries.ts';
import { column, flag } from './specimen.css.ts';

const labels = { show: 'Show all', found: (count: number) => `${count} found`, none: 'Nothing of that name' };

const nationalities = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const dialling = COUNTRIES.map(({ code, name, dial, Flag }) => ({
  value: code,
  label: name,
  note: dial,
  short: dial,
  picture: <Flag className={flag} aria-hidden />,
}));

function Nationality({ first = '', error = '' }) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <Combobox
        label="Nationality"
        help="As in your passport"
        placeholder="Type to search"
        labels={labels}
        options={nationalities}
        value={value}
        error={error}
        onChange={setValue}
      />
    </div>
  );
}

function Dialling() {
  const [value, setValue] = useState('PH');
  return (
    <div className={column}>
      <Combobox label="Dialling code" labels={labels} options={dialling} value={value} onChange={setValue} />
    </div>
  );
}

function Off() {
  const words = { labels, options: nationalities, value: 'MT', onChange: () => undefined };
  return (
    <div className={column}>
      <Combobox label="Nationality" {...words} disabled />
      <Combobox label="Only to be read" {...words} readOnly />
    </div>
  );
}

export const combobox: Specimen = {
  about: 'One of a long list that shortens while one types, without regard to case and accents.',
  keys: 'Letters search; arrows move; Enter or Tab takes; Escape drops what was typed; Alt with an arrow opens and closes.',
  states: [
    { name: 'Empty', Show: () => <Nationality /> },
    { name: 'Chosen', Show: () => <Nationality first="VN" /> },
    { name: 'With an error', Show: () => <Nationality error="Please choose a country" /> },
    { name: 'With pictures, notes and short forms', Show: Dialling },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
