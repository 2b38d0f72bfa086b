import type { Choice } from '../field/choice.ts';
import { chipKey } from './chip-key.css.ts';
import { chip, group } from './chips.css.ts';

interface ChipGroupProps {
  /** Label of the group. */
  label: string;
  choices: readonly Choice[];
  /** Value of the selected choice. */
  chosen: string;
  onChoose: (value: string) => void;
  /** The key that chooses one, if there is one. */
  keyOf?: ((value: string) => string | undefined) | undefined;
}

/** A few short choices side by side, one of them selected; the effect shows immediately. */
export function ChipGroup({ label, choices, chosen, onChoose, keyOf }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form, and this chooses what is shown.
    <div className={group} role="group" aria-label={label}>
      {choices.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          className={chip}
          aria-pressed={value === chosen}
          aria-keyshortcuts={keyOf?.(value)}
          onClick={() => onChoose(value)}
        >
          {name}
          {keyOf?.(value) && (
            <span className={chipKey} aria-hidden="true">
              {keyOf(value)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
