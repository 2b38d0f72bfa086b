import { type FormEvent, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { fromIsoDay, readDay, writeDay } from '#app/kit/date-field/day.ts';
import { useDateLabels } from '#app/kit/date-field/use-date-labels.ts';
import type { OwnRangeWords } from '../record-words.ts';
import { own, ownField } from './record-head.css.ts';

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

interface OwnRangeProps {
  /** Days as yyyy-mm-dd. */
  from: string;
  to: string;
  today: string;
  t: OwnRangeWords;
  onChoose: (days: { from: string; to: string }) => void;
}

/** Fields for the first and last day of a range. */
export function OwnRange({ from, to, today, t, onChoose }: OwnRangeProps) {
  const labels = useDateLabels();
  const [first, setFirst] = useState(typed(from));
  const [last, setLast] = useState(typed(to));
  const [wrong, setWrong] = useState<string>();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(first, last);
    setWrong(fault && t(`own.${fault}`));
    if (!fault) onChoose({ from: isoOf(first), to: isoOf(last) });
  };
  const common = { labels, max: typed(today), today: fromIsoDay(today), required: true };
  return (
    <form className={own} onSubmit={choose} noValidate>
      <div className={ownField}>
        <DateField {...common} label={t('own.from')} value={first} onChange={setFirst} error={wrong} />
      </div>
      <div className={ownField}>
        <DateField {...common} label={t('own.to')} value={last} onChange={setLast} />
      </div>
      <Button type="submit">{t('own.show')}</Button>
    </form>
  );
}

function faultOf(first: string, last: string): 'missing' | 'order' | 'long' | undefined {
  const [from, to] = [readDay(first), readDay(last)];
  if (!from || !to) return 'missing';
  if (to < from) return 'order';
  return (to.getTime() - from.getTime()) / DAY_MS >= MOST_DAYS ? 'long' : undefined;
}

function typed(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : writeDay(new Date(time));
}

function isoOf(text: string): string {
  return readDay(text)?.toISOString().slice(0, 10) ?? '';
}
