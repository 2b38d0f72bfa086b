import { useId } from 'react';
import { visuallyHidden } from '../kit/theme/hidden.css.ts';
import { choice, option, options as optionsStyle, radio } from './kit-page.css.ts';

interface ChoiceProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few choices, all visible. */
export function Choice<Value extends string>({ name, options, chosen, onChoose }: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={choice}>
      <legend className={visuallyHidden}>{name}</legend>
      <div className={optionsStyle}>
        {options.map(({ value, label }) => (
          <label key={value} className={option}>
            <input
              type="radio"
              className={radio}
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
