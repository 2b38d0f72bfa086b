import { useId } from 'react';
import type { Choice } from '../field/choice.ts';
import type { FieldWords } from '../field/field-words.ts';
import { Group } from '../field/group.tsx';
import { choice as choiceStyle, choices as choicesStyle, dot, help as helpStyle } from './radio.css.ts';

interface RadioGroupProps extends FieldWords {
  choices: readonly Choice[];
  /** Value of the selected choice; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** Name of the form entry; the browser also needs it to move among the radios with the arrows. */
  name?: string;
  /** Puts the choices beside each other if there is room for that. */
  beside?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A few choices, all visible, of which one is selected. The browser moves and selects with the arrows. */
export function RadioGroup({
  choices,
  value,
  onChange,
  name,
  beside,
  required,
  disabled,
  readOnly,
  ...words
}: RadioGroupProps) {
  const id = useId();
  return (
    <Group {...words} id={id} role="radiogroup" required={required} disabled={disabled}>
      <div className={choicesStyle} data-beside={beside || undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={choiceStyle}>
            <input
              type="radio"
              className={dot}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              // Read-only: the other choices are disabled, so that neither key nor touch can change the value.
              disabled={choice.disabled || (readOnly && choice.value !== value)}
              required={required}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={choice.help && `${id}-${index}-help`}
              onChange={() => onChange(choice.value)}
            />
            <span id={`${id}-${index}`}>{choice.label}</span>
            {choice.help && (
              <span id={`${id}-${index}-help`} className={helpStyle}>
                {choice.help}
              </span>
            )}
          </label>
        ))}
      </div>
    </Group>
  );
}
