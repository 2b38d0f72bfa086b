import { useState } from 'react';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { divider, chips as line } from '#app/kit/chips/chips.css.ts';
import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import type { Specimen } from '../specimen.ts';

const choices = ['All', 'Free play', 'Vouchers', 'Gadgets'].map((label) => ({ value: label, label }));

function Group() {
  const [chosen, setChosen] = useState('All');
  return <ChipGroup label="Kinds of rewards" choices={choices} chosen={chosen} onChoose={setChosen} />;
}

function Line() {
  const [pressed, setPressed] = useState(true);
  return (
    <div className={line}>
      <div className={divider}>
        <ToggleChip icon="coins" label="Within my points" pressed={pressed} onPress={setPressed} />
      </div>
      <Group />
    </div>
  );
}

export const chips: Specimen = {
  about: 'What a list is narrowed to. Links that narrow it take the same style; a phone scrolls the line sideways.',
  keys: 'Each chip is a button: Enter or Space presses it.',
  states: [
    { name: 'One of a few', Show: Group },
    { name: 'A line with a switch', Show: Line },
  ],
};
