import { useId } from 'react';
import { visuallyHidden } from '../kit/theme/hidden.css.ts';
import { choice, choices, option, options as optionsStyle, radio, title, toolbar } from './kit-page.css.ts';
import type { Settings } from './settings.ts';

interface ChoiceProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

interface ToolbarProps {
  /** Names of the themes. */
  themes: readonly string[];
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const DIRECTIONS = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const;
const SIZES = [
  { value: '100', label: '100 %' },
  { value: '200', label: '200 %' },
] as const;

/** Controls how the parts are shown. */
export function Toolbar({ themes, settings, onChange }: ToolbarProps) {
  const named = themes.map((name) => ({ value: name, label: name }));
  return (
    <header className={toolbar}>
      <h1 className={title}>Kit</h1>
      <div className={choices}>
        <Choice name="Theme" options={named} chosen={settings.theme} onChoose={(theme) => onChange({ theme })} />
        <Choice name="Scheme" options={SCHEMES} chosen={settings.scheme} onChoose={(scheme) => onChange({ scheme })} />
        <Choice name="Direction" options={DIRECTIONS} chosen={settings.dir} onChoose={(dir) => onChange({ dir })} />
        <Choice name="Text size" options={SIZES} chosen={settings.text} onChoose={(text) => onChange({ text })} />
      </div>
    </header>
  );
}

/** A few choices, all visible. */
function Choice<Value extends string>({ name, options, chosen, onChoose }: ChoiceProps<Value>) {
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
