import { type ComponentType, type Ref, useId, useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { type DateOrder, reorderDate } from '#schemas/writing/date-order.ts';
import { control, figures, inner, sideButton } from '../field/control.css.ts';
import type { EnterKey } from '../field/enter-key.ts';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { Icon } from '../icon/icon.tsx';
import { useComposedText } from '../keys/use-composed-text.ts';
import type { CalendarProps } from './calendar.tsx';
import type { DateLabels } from './date-labels.ts';
import { type Day, readDay } from './day.ts';
import { type CalendarSystem, dayWords, localeOf } from './day-words.ts';
import { typeDay } from './type-day.ts';

interface DateFieldProps extends FieldWords {
  /** The typed text, in `order` when complete; the form validates it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day in the calendar, dd-mm-yyyy. */
  min?: string | undefined;
  max?: string | undefined;
  /** Marked in the calendar, which opens there unless a day is chosen. */
  today: Day;
  /** Calendar system of the months and years shown; Gregorian by default. The typed text is always Gregorian. */
  system?: CalendarSystem;
  /** The order in which the day is typed; dd-mm-yyyy by default. `labels.format` names it. */
  order?: DateOrder;
  labels: DateLabels;
  name?: string;
  /** The token of the HTML standard; `off` by default. */
  autoComplete?: string | undefined;
  /** Names the Enter key; `go` by default. */
  enterKeyHint?: EnterKey;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or chosen in a calendar. */
export function DateField({ label, help, error, value, onChange, labels, ...props }: DateFieldProps) {
  const { min, max, today, system = 'gregory', order = 'dayFirst', ...others } = props;
  const { autoComplete = 'off', enterKeyHint = 'go', ...rest } = others;
  const { tag } = useCurrentLanguage();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const text = useComposedText(value, (typed) => onChange(typeDay(typed, value, order)));
  const day = readDay(reorderDate(value, order, 'dayFirst'));
  const chosen = day && dayWords(localeOf(tag, system)).whole(day);
  const close = () => setCalendar(undefined);
  const choose = (chosen: string) => {
    close();
    onChange(reorderDate(chosen, 'dayFirst', order));
  };
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={control} ref={frame}>
        <input
          {...rest}
          {...ariaOf(id, { help, error })}
          id={id}
          dir="ltr"
          className={`${inner} ${figures}`}
          inputMode="numeric"
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          placeholder={labels.format}
          {...text}
        />
        {!rest.readOnly && (
          <button
            type="button"
            className={sideButton}
            aria-label={[labels.choose, chosen].filter(Boolean).join(', ')}
            aria-haspopup="dialog"
            disabled={rest.disabled}
            onClick={() => void loadCalendar().then((loaded) => setCalendar(() => loaded))}
          >
            <Icon name="calendar-blank" />
          </button>
        )}
      </div>
      {Calendar && (
        <Calendar
          anchor={frame}
          chosen={day}
          min={readDay(min)}
          max={readDay(max)}
          today={today}
          system={system}
          labels={labels}
          onChoose={choose}
          onClose={close}
        />
      )}
    </Labelled>
  );
}

/** If the calendar fails to load a day can still be typed, and the next press tries again. */
async function loadCalendar(): Promise<ComponentType<CalendarProps> | undefined> {
  const loaded = await import('./calendar.tsx').catch(() => undefined);
  return loaded?.Calendar;
}
