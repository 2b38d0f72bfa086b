import { type FormEvent, type ReactNode, useState } from 'react';
import { knownZone } from '#app/clock/known-zone.ts';
import { Button } from '#app/kit/button/button.tsx';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { describeTime } from '#app/kit/clock/describe-time.ts';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { fromIsoDay, readDay, writeDay } from '#app/kit/date-field/day.ts';
import { useDateLabels } from '#app/kit/date-field/use-date-labels.ts';
import { cluster, stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { OwnRangeWords, RangeWords } from '../record-words.ts';
import type { ListRange, RangeChoice } from './range.ts';
import { more, own, ownField, ranges as rangesStyle } from './record-head.css.ts';

interface Days {
  /** Both undefined for all days. */
  from?: string | undefined;
  to?: string | undefined;
  today: string;
  timeZone: string;
}

interface RecordHeadProps<Name extends ListRange> {
  address: Pick<RangeChoice<Name>, 'ranges' | 'usual' | 'range' | 'query'> & {
    filter: (changes: ParameterChanges) => void;
  };
  /** Days of the platform's answer; undefined while loading. */
  days: Days | undefined;
  t: RangeWords<Name>;
  /** Export button. */
  action?: ReactNode;
  /** Another filter. */
  children?: ReactNode;
  /** Returns the shortcut of a range, if it has one. */
  keyOf?: (range: string) => string | undefined;
  /** Content after the ranges. */
  beside?: ReactNode;
}

/** Days of a record, its other filters, and the time zone of the days. */
export function RecordHead<Name extends ListRange>(props: RecordHeadProps<Name>) {
  const { address, days, t, action, children, keyOf, beside } = props;
  const { ranges, usual, range, filter } = address;
  const [opened, setOpened] = useState(false);
  const chosen = opened ? 'own' : range;
  const choose = (name: string) => {
    setOpened(name === 'own');
    if (name !== 'own') filter({ range: name === usual ? '' : name, from: '', to: '' });
  };
  return (
    <div className={stack[4]}>
      <div className={cluster[3]}>
        <div className={rangesStyle} data-alone={children ? true : undefined}>
          <ChipGroup
            label={t('range.label')}
            choices={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
            chosen={chosen}
            onChoose={choose}
            keyOf={keyOf}
          />
          {beside}
        </div>
        {children && <div className={more}>{children}</div>}
        {action}
      </div>
      {chosen === 'own' && days && (
        <OwnRange
          key={`${days.from}-${days.to}`}
          from={days.from ?? ''}
          to={days.to ?? ''}
          today={days.today}
          t={t}
          onChoose={({ from, to }) => {
            setOpened(false);
            filter({ range: '', from, to });
          }}
        />
      )}
      {days?.from && days.to && <DaysShown from={days.from} to={days.to} timeZone={days.timeZone} />}
    </div>
  );
}

function DaysShown({ from, to, timeZone }: Record<'from' | 'to' | 'timeZone', string>) {
  const { tag } = useCurrentLanguage();
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const { zone } = describeTime(new Date(last), tag, knownZone(timeZone));
  return (
    <p className={prose.aside}>
      {first === last ? format.format(first) : format.formatRange(first, last)}
      {' · '}
      <bdi>{zone}</bdi>
    </p>
  );
}

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
function OwnRange({ from, to, today, t, onChoose }: OwnRangeProps) {
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
