import { useState } from 'react';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const WAYS = [
  { id: 'name', label: 'User name' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'email', label: 'Email' },
];

function Ways() {
  const [chosen, setChosen] = useState('name');
  return (
    <div className={column}>
      <Tabs label="Ways to log in" tabs={WAYS} chosen={chosen} onChoose={setChosen}>
        <p>Log in with your {WAYS.find(({ id }) => id === chosen)?.label.toLowerCase()}.</p>
      </Tabs>
    </div>
  );
}

export const tabs: Specimen = {
  about: 'Two or three forms of one thing.',
  keys: 'Arrows move and choose, round and round; Home and End go to the ends.',
  states: [{ name: 'Three ways', Show: Ways }],
};
