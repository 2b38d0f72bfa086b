import { useState } from 'react';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Select } from '#app/kit/select/select.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const choices = ['Salary', 'Business', 'Savings', 'Pension'].map((label) => ({ value: label, label }));

function Ready({ first = '', error = '' }) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <Select
        label="Source of income"
        help="The largest one, when there are several"
        placeholder="Choose one"
        choices={choices}
        value={value}
        error={error}
        required
        onChange={setValue}
      />
    </div>
  );
}

function Inline() {
  const [value, setValue] = useState('Salary');
  return <InlineSelect label="Order" icon="sort-descending" choices={choices} value={value} onChange={setValue} />;
}

function Off() {
  const words = { label: 'Source of income', choices, value: 'Salary', onChange: () => undefined };
  return (
    <div className={column}>
      <Select {...words} disabled />
      <Select {...words} label="Only to be read" readOnly />
    </div>
  );
}

export const select: Specimen = {
  about: 'One of a short list. It is the browser’s own, so a phone shows its wheel or its sheet.',
  keys: 'All that the browser has: arrows, letters, Space, Alt with an arrow.',
  states: [
    { name: 'Empty', Show: () => <Ready /> },
    { name: 'Chosen', Show: () => <Ready first="Business" /> },
    { name: 'With an error', Show: () => <Ready error="Please choose one" /> },
    { name: 'Disabled, and read-only', Show: Off },
    { name: 'In a line of a page', Show: Inline },
  ],
};
