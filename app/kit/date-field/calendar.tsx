import { type RefObject, useId, useMemo, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import { placePopup } from '../popup/place-popup.ts';
import { usePlace } from '../popup/use-place.ts';
import { calendar, head, title } from './calendar.css.ts';
import { CalendarHead } from './calendar-head.tsx';
import type { DateLabels } from './date-labels.ts';
import { type Day, today, within, writeDay } from './day.ts';
import { dayWords } from './day-words.ts';
import { MonthGrid } from './month-grid.tsx';

interface CalendarProps {
  anchor: RefObject<HTMLElement | null>;
  chosen: Day | undefined;
  min: Day | undefined;
  max: Day | undefined;
  labels: DateLabels;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A date picker dialog as in the ARIA Authoring Practices: beside its field, or a sheet from below on a phone. */
export function Calendar({ anchor, chosen, min, max, labels, onChoose, onClose }: CalendarProps) {
  const { tag } = useCurrentLanguage();
  const words = useMemo(() => dayWords(tag), [tag]);
  const id = useId();
  const modal = useModal({ onClose });
  // By the keys it takes the focus along, by the head it does not.
  const [at, setAt] = useState(() => ({ day: within(chosen ?? today(), min, max), focused: true }));
  const goTo = (focused: boolean) => (day: Day) => setAt({ day: within(day, min, max), focused });
  usePlace(modal.ref, (floating) => {
    floating.removeAttribute('style');
    if (anchor.current && matchMedia('(min-width: 640px)').matches) placePopup(floating, anchor.current);
  });
  return (
    <dialog {...modal} className={calendar} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={title}>
          {labels.choose}
        </h2>
        <IconButton icon="x" label={labels.close} onClick={onClose} />
      </div>
      <CalendarHead day={at.day} min={min} max={max} words={words} labels={labels} onGo={goTo(false)} />
      <MonthGrid
        at={at}
        chosen={chosen}
        min={min}
        max={max}
        words={words}
        tag={tag}
        onGo={goTo(true)}
        onChoose={(day) => onChoose(writeDay(day))}
      />
    </dialog>
  );
}
