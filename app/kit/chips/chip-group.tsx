import type { Choice } from '../field/choice.ts';
import { chip, group } from './chips.css.ts';

interface ChipGroupProps {
  /** What is chosen. */
  label: string;
  choices: readonly Choice[];
  /** Value of the choice that is made. */
  chosen: string;
  onChoose: (value: string) => void;
}

/** A few short choices side by side, one of which holds; what it changes is seen at once. */
export function ChipGroup({ label, choices, chosen, onChoose }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form, and this chooses what is shown.
    <div className={group} role="group" aria-label={label}>
      {choices.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          className={chip}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
