import { type ComponentProps, useState } from 'react';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import type { Specimen } from '../specimen.ts';
import { column } from './specimen.css.ts';

const today = new Date(Date.UTC(2026, 10, 20));

const labels = {
  format: 'dd-mm-yyyy',
  choose: 'Choose a date',
  close: 'Close',
  month: 'Month',
  year: 'Year',
  earlier: 'Previous month',
  later: 'Next month',
};

function Ready(props: Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div className={column}>
      <DateField label="Date of birth" labels={labels} today={today} {...props} value={value} onChange={setValue} />
    </div>
  );
}

function Off() {
  const words = { labels, today, value: '14-08-1996', onChange: () => undefined };
  return (
    <div className={column}>
      <DateField label="Date of birth" {...words} disabled />
      <DateField label="Only to be read" {...words} readOnly />
    </div>
  );
}

export const dateField: Specimen = {
  about:
    'A day that is typed, with hyphens added, or chosen in a calendar. The language decides the first day of the week.',
  keys: 'In the calendar arrows move by days and weeks, Home and End in the week, Page Up and Page Down by months, with Shift by years.',
  states: [
    { name: 'Empty', Show: () => <Ready help="Day, month, year" min="01-01-1900" max="20-11-2008" /> },
    { name: 'Filled in', Show: () => <Ready value="14-08-1996" /> },
    { name: 'In Buddhist years', Show: () => <Ready value="14-08-1996" system="buddhist" /> },
    { name: 'In months of Umm al-Qura', Show: () => <Ready value="14-08-1996" system="islamic-umalqura" /> },
    { name: 'With an error', Show: () => <Ready value="31-02-2000" error="There is no such day" /> },
    { name: 'Disabled, and read-only', Show: Off },
  ],
};
