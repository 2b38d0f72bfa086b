import type { Choice } from '../field/choice.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { box, select } from './inline-select.css.ts';

interface InlineSelectProps {
  /** What is chosen; the icon says it to whoever sees it. */
  label: string;
  icon: IconName;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a list that opens, within a line of a page: no field of a form, and no wider than its words. */
export function InlineSelect({ label, icon, choices, value, onChange }: InlineSelectProps) {
  return (
    <label className={box}>
      <span className={visuallyHidden}>{label}</span>
      <Icon name={icon} size={18} />
      <select className={select} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
