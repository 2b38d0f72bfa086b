import { type Ref, useId, useRef, useState } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { control, figures, inner, sideButton } from '../field/control.css.ts';
import { type FieldWords, told } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { Icon } from '../icon/icon.tsx';
import { Calendar } from './calendar.tsx';
import type { DateLabels } from './date-labels.ts';
import { readDay } from './day.ts';
import { dayWords } from './day-words.ts';
import { typeDay } from './type-day.ts';

interface DateFieldProps extends FieldWords {
  /** As it is typed, dd-mm-yyyy when it is complete; the form checks it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day that the calendar offers, dd-mm-yyyy. */
  min?: string | undefined;
  max?: string | undefined;
  labels: DateLabels;
  name?: string;
  autoComplete?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day that is typed or chosen in a calendar, whichever is faster. */
export function DateField({ label, help, error, value, onChange, min, max, labels, ...rest }: DateFieldProps) {
  const { tag } = useCurrentLanguage();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const day = readDay(value);
  const choose = (chosen: string) => {
    setOpen(false);
    onChange(chosen);
  };
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={control} ref={frame}>
        <input
          {...rest}
          {...told(id, { help, error })}
          id={id}
          dir="ltr"
          className={`${inner} ${figures}`}
          value={value}
          inputMode="numeric"
          placeholder={labels.format}
          onChange={(event) => onChange(typeDay(event.target.value, value))}
        />
        {!rest.readOnly && (
          <button
            type="button"
            className={sideButton}
            aria-label={day ? `${labels.choose}, ${dayWords(tag).whole(day)}` : labels.choose}
            aria-haspopup="dialog"
            disabled={rest.disabled}
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar-blank" />
          </button>
        )}
      </div>
      {open && (
        <Calendar
          anchor={frame}
          chosen={day}
          min={readDay(min)}
          max={readDay(max)}
          labels={labels}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </Labelled>
  );
}
