import { type Ref, useId } from 'react';
import type { Choice } from '../field/choice.ts';
import { frame, input } from '../field/field.css.ts';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Labelled } from '../field/labelled.tsx';
import { Icon } from '../icon/icon.tsx';
import { caret, select } from './select.css.ts';

interface SelectProps extends FieldWords {
  choices: readonly Choice[];
  /** Value of the selected choice; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Placeholder while nothing is selected. */
  placeholder?: string;
  name?: string;
  form?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A dropdown. It is the browser's own, with all its keys and a phone's picker. */
export function Select({ label, help, error, choices, value, onChange, placeholder, readOnly, ...rest }: SelectProps) {
  const id = useId();
  const described = ariaOf(id, { help, error });
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  if (readOnly) {
    return (
      <Labelled id={id} label={label} help={help} error={error}>
        <div className={frame}>
          <input id={id} className={input} value={chosen} readOnly {...described} />
          {rest.name && <input type="hidden" name={rest.name} value={value} form={rest.form} />}
        </div>
      </Labelled>
    );
  }
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <div className={frame}>
        <select
          {...rest}
          {...described}
          id={id}
          className={select}
          value={value}
          data-empty={value === '' || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={rest.required}>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled} dir="auto">
              {choice.label}
            </option>
          ))}
        </select>
        <span className={caret}>
          <Icon name="caret-down" size={18} />
        </span>
      </div>
    </Labelled>
  );
}
