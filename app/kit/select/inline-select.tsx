import type { Choice } from '../field/choice.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { box, caret, select } from './inline-select.css.ts';

interface InlineSelectProps {
  /** Names the selection for screen readers; others see the icon. */
  label: string;
  icon: IconName;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** A dropdown in a line of a page: not a form field, and no wider than its text. */
export function InlineSelect({ label, icon, choices, value, onChange }: InlineSelectProps) {
  return (
    <label className={box}>
      <span className={visuallyHidden}>{label}</span>
      <Icon name={icon} size={18} />
      <select className={select} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled} dir="auto">
            {choice.label}
          </option>
        ))}
      </select>
      <span className={caret}>
        <Icon name="caret-down" size={16} />
      </span>
    </label>
  );
}
