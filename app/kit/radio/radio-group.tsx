import { useId } from 'react';
import type { Choice } from '../field/choice.ts';
import type { FieldWords } from '../field/field-words.ts';
import { Group } from '../field/group.tsx';
import { choice as choiceStyle, choices as choicesStyle, dot, help as helpStyle } from './radio.css.ts';

interface RadioGroupProps extends FieldWords {
  choices: readonly Choice[];
  /** Value of the choice that is made; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** Of the form's entry; the browser also moves with the arrows among radios of one name. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** One of a few choices, all in sight. Arrows move and choose, as the browser has it. */
export function RadioGroup({
  choices,
  value,
  onChange,
  name,
  required,
  disabled,
  readOnly,
  ...words
}: RadioGroupProps) {
  const id = useId();
  return (
    <Group {...words} id={id} role="radiogroup" required={required} disabled={disabled}>
      <div className={choicesStyle}>
        {choices.map((choice, place) => (
          <label key={choice.value} className={choiceStyle}>
            <input
              type="radio"
              className={dot}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              // Those that are not chosen cannot be reached, so that neither key nor finger changes what is only to be read.
              disabled={choice.disabled || (readOnly && choice.value !== value)}
              required={required}
              aria-labelledby={`${id}-${place}`}
              aria-describedby={choice.help && `${id}-${place}-help`}
              onChange={() => onChange(choice.value)}
            />
            <span id={`${id}-${place}`}>{choice.label}</span>
            {choice.help && (
              <span id={`${id}-${place}-help`} className={helpStyle}>
                {choice.help}
              </span>
            )}
          </label>
        ))}
      </div>
    </Group>
  );
}
