import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { AmountField } from './amount-field.tsx';
import { Presets } from './presets.tsx';
import type { Amount } from './use-amount.ts';

interface AmountEntryProps {
  amount: Amount;
  label: string;
  /** Limits or available amount. */
  help: string;
  /** Step of the arrow keys. */
  step: number;
  presets: {
    label: string;
    amounts: readonly MinorUnits[];
    /** Name of the largest amount. With it, presets outside the limits are omitted. */
    all?: string;
  };
  onChange: (value: number | null) => void;
  /** Called for the largest amount. Without it, `onChange` receives that amount. */
  onAll?: () => void;
}

/** Amount field with presets. */
export function AmountEntry({ amount, label, help, step, presets, onChange, onAll }: AmountEntryProps) {
  const { value, currency, input, error, limits } = amount;
  const { all } = presets;
  const [most] = limits.most;
  const named = all === undefined || !most ? undefined : { name: all, amount: most.amount };
  const choose = (chosen: MinorUnits) => (onAll && chosen === named?.amount ? onAll() : onChange(chosen));
  const isWithin = (preset: MinorUnits) => !named || (preset >= (limits.least?.amount ?? 0) && preset < named.amount);
  return (
    <>
      <AmountField ref={input} {...{ label, help, error, value, currency, step, onChange }} />
      <Presets
        label={presets.label}
        amounts={presets.amounts.filter(isWithin)}
        {...(named && { named })}
        {...{ value, currency }}
        onChoose={choose}
      />
    </>
  );
}
