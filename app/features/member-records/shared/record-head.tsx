import { type ReactNode, useState } from 'react';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { describeTime } from '#app/kit/clock/describe-time.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { OwnRange } from './own-range.tsx';
import { filters as filtersStyle, head, note } from './records.css.ts';
import { RANGES, type useRecordAddress } from './use-record-address.ts';
import { knownZone } from './zone.ts';

interface Days {
  from: string;
  to: string;
  today: string;
  timeZone: string;
}

interface RecordHeadProps {
  address: Pick<ReturnType<typeof useRecordAddress>, 'range' | 'filter'>;
  /** What the platform answered; undefined while loading. */
  days: Days | undefined;
  /** More filters, and the button that exports. */
  children: ReactNode;
}

/** The days of a record, its other filters, and the time zone of its days. */
export function RecordHead({ address: { range, filter }, days, children }: RecordHeadProps) {
  const { t } = useTranslation('member-records');
  const [opened, setOpened] = useState(false);
  const chosen = opened ? 'own' : range;
  const choose = (name: string) => {
    setOpened(name === 'own');
    if (name !== 'own') filter({ range: name === 'week' ? '' : name, from: '', to: '' });
  };
  return (
    <div className={head}>
      <div className={filtersStyle}>
        <ChipGroup
          label={t('range.label')}
          choices={RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
          chosen={chosen}
          onChoose={choose}
        />
        {children}
      </div>
      {chosen === 'own' && days && (
        <OwnRange
          key={`${days.from}-${days.to}`}
          {...days}
          onChoose={({ from, to }) => {
            setOpened(false);
            filter({ range: '', from, to });
          }}
        />
      )}
      {days && <DaysShown {...days} />}
    </div>
  );
}

function DaysShown({ from, to, timeZone }: Days) {
  const { tag } = useCurrentLanguage();
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const { zone } = describeTime(new Date(last), tag, knownZone(timeZone));
  return (
    <p className={note}>
      {first === last ? format.format(first) : format.formatRange(first, last)}
      {' · '}
      <bdi>{zone}</bdi>
    </p>
  );
}
