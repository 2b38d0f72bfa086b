import { useStore } from 'zustand';
import { Money } from '#app/kit/money/money.tsx';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

interface ShownMoneyProps {
  amount: MinorUnits;
  currency: string;
}

/** An amount, or dots if balances are hidden. */
export function ShownMoney({ amount, currency }: ShownMoneyProps) {
  const { balanceShown } = useStore(usePreferences().store);
  return balanceShown ? <Money amount={amount} currency={currency} /> : <span>••••••</span>;
}
