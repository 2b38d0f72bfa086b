import { IconButton } from '../button/icon-button.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { months, picks } from './calendar.css.ts';
import type { DateLabels } from './date-labels.ts';
import { addMonths, type Day, dayOf, today } from './day.ts';
import type { DayWords } from './day-words.ts';
import { Pick } from './pick.tsx';

interface CalendarHeadProps {
  day: Day;
  min: Day | undefined;
  max: Day | undefined;
  words: DayWords;
  labels: DateLabels;
  onGo: (day: Day) => void;
}

/** The month that is shown: one on, one back, or any other at once, since a birthday is far away. */
export function CalendarHead({ day, min, max, words, labels, onGo }: CalendarHeadProps) {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const isOut = (index: number) =>
    Boolean((min && dayOf(year, index + 2, 0) < min) || (max && dayOf(year, index + 1, 1) > max));
  const turn = (by: 1 | -1) => ({
    'aria-disabled': isOut(month + by),
    onClick: () => !isOut(month + by) && onGo(addMonths(day, by)),
  });
  const go = (months: number) => onGo(addMonths(day, months));
  return (
    <div className={months}>
      <IconButton icon="caret-left" label={labels.earlier} {...turn(-1)} />
      <div className={picks}>
        <Pick label={labels.month} value={month} onPick={(next) => go(next - month)}>
          {words.months.map((name, index) => (
            <option key={name} value={index} disabled={isOut(index)}>
              {name}
            </option>
          ))}
        </Pick>
        <Pick label={labels.year} value={year} onPick={(next) => go((next - year) * 12)}>
          {yearsOf(day, min, max).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Pick>
      </div>
      <IconButton icon="caret-right" label={labels.later} {...turn(1)} />
      <span role="status" className={visuallyHidden}>
        {words.monthAndYear(day)}
      </span>
    </div>
  );
}

/** From the earliest to the latest; a hundred years back and ten on where there is no end. */
function yearsOf(day: Day, min: Day | undefined, max: Day | undefined): number[] {
  const now = today().getUTCFullYear();
  const first = Math.min(min?.getUTCFullYear() ?? now - 100, day.getUTCFullYear());
  const last = Math.max(max?.getUTCFullYear() ?? now + 10, day.getUTCFullYear());
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
