import { compactNumber } from '#app/kit/money/compact-number.ts';
import { writeNumber } from '#app/kit/number-field/write-number.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { preset as presetStyle, presets as presetsStyle } from './amount.css.ts';

/** Amounts from here on are shortened, such as 500K. */
const LONG = 100_000;

interface PresetsProps {
  /** Name of the group. */
  label: string;
  amounts: readonly MinorUnits[];
  value: number | null;
  currency: string;
  onChoose: (amount: MinorUnits) => void;
  /** A preset with a name in place of its digits. */
  named?: { name: string; amount: MinorUnits };
}

/** Buttons with suggested amounts. */
export function Presets({ label, amounts, value, currency, onChoose, named }: PresetsProps) {
  const { tag } = useCurrentLanguage();
  const { minor: most } = digitsOf(currency, tag);
  const write = (minor: MinorUnits) => {
    const units = minor / 10 ** most;
    if (units >= LONG) return compactNumber(units, tag);
    return writeNumber(minor, tag, { minor: most, shown: 0 }, true);
  };
  const choices = amounts.map((amount) => ({ name: write(amount), amount }));
  return (
    <fieldset className={presetsStyle} aria-label={label}>
      {[...choices, ...(named ? [named] : [])].map(({ name, amount }) => (
        <button
          key={name}
          type="button"
          className={presetStyle}
          aria-pressed={amount === value}
          onClick={() => onChoose(amount)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
