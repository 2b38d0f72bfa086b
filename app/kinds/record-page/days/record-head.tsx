import { type ReactNode, useState } from 'react';
import { knownZone } from '#app/clock/known-zone.ts';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { describeTime } from '#app/kit/clock/describe-time.ts';
import { cluster, stack } from '#app/kit/layout/layout.css.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import type { RangeWords } from '../record-words.ts';
import { OwnRange } from './own-range.tsx';
import type { ListRange, RangeChoice } from './range.ts';
import { more, ranges as rangesStyle } from './record-head.css.ts';

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
