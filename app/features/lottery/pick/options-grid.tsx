import type { LotteryKind } from '#schemas/generated/platform.ts';
import { choices, grid as gridStyle, option as optionStyle } from './pick.css.ts';
import type { Selection } from './selection.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface OptionsGridProps {
  label: string;
  picker: LotteryKind['picker'];
  selection: Selection;
  onPick: (code: string) => void;
}

/** Toggle buttons for the options of a set or a choice. */
export function OptionsGrid({ label, picker, selection, onPick }: OptionsGridProps) {
  const { grid, reached, onKeyDown, reach } = useGridKeys();
  const isFull = picker.form === 'set' && selection.length >= picker.count;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none.
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={picker.form === 'set' ? gridStyle : choices}
      onKeyDown={onKeyDown}
    >
      {picker.options.map(({ code, name }, index) => {
        const isPicked = selection.includes(code);
        return (
          <button
            key={code}
            type="button"
            className={optionStyle}
            aria-pressed={isPicked}
            aria-disabled={isFull && !isPicked}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => reach(index)}
            onClick={() => onPick(code)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
