import { type CalendarDate, createCalendar } from '@internationalized/date';
import { type RefObject, useId, useMemo } from 'react';
import { useCalendarState } from 'react-stately/useCalendarState';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { placePopup } from '../popup/place-popup.ts';
import { usePlace } from '../popup/use-place.ts';
import { calendar, head } from './calendar.css.ts';
import { toCalendarDate, toDay } from './calendar-date.ts';
import { CalendarHead } from './calendar-head.tsx';
import type { DateLabels } from './date-labels.ts';
import { type Day, writeDay } from './day.ts';
import { type CalendarSystem, dayWords, localeOf } from './day-words.ts';
import { MonthGrid } from './month-grid.tsx';

export interface CalendarProps {
  anchor: RefObject<HTMLElement | null>;
  chosen: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
  today: Day;
  system: CalendarSystem;
  labels: DateLabels;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A date picker dialog as in the ARIA Authoring Practices: beside its field, or a bottom sheet on a phone. */
export function Calendar({ anchor, labels, onClose, ...rest }: CalendarProps) {
  const { tag } = useCurrentLanguage();
  const locale = localeOf(tag, rest.system);
  const words = useMemo(() => dayWords(locale), [locale]);
  const id = useId();
  const modal = useModal({ onClose });
  const state = useMonth(locale, rest);
  usePlace(modal.ref, (floating) => {
    floating.removeAttribute('style');
    if (anchor.current && matchMedia('(min-width: 640px)').matches) placePopup(floating, anchor.current);
  });
  return (
    <dialog {...modal} className={calendar} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={prose.lead}>
          {labels.choose}
        </h2>
        <IconButton icon="x" label={labels.close} onClick={onClose} />
      </div>
      <CalendarHead state={state} words={words} labels={labels} />
      <MonthGrid state={state} words={words} locale={locale} today={toCalendarDate(rest.today)} />
    </dialog>
  );
}

type MonthOptions = Pick<CalendarProps, 'chosen' | 'min' | 'max' | 'today' | 'onChoose'>;

/** The current month and the active day, which has the initial focus. */
function useMonth(locale: string, { chosen, min, max, today, onChoose }: MonthOptions) {
  return useCalendarState<CalendarDate>({
    locale,
    createCalendar,
    value: chosen ? toCalendarDate(chosen) : null,
    minValue: min ? toCalendarDate(min) : null,
    maxValue: max ? toCalendarDate(max) : null,
    defaultFocusedValue: toCalendarDate(chosen ?? today),
    autoFocus: true,
    onChange: (date) => onChoose(writeDay(toDay(date))),
  });
}
