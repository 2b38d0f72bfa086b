import { useStore } from 'zustand';
import { Money } from '#app/kit/money/money.tsx';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';

interface ShownMoneyProps {
  /** Minor units. */
  amount: number;
  currency: string;
}

/** An amount, or dots while balances are hidden. */
export function ShownMoney({ amount, currency }: ShownMoneyProps) {
  const { balanceShown } = useStore(usePreferences().store);
  return balanceShown ? <Money amount={amount} currency={currency} /> : <span>••••••</span>;
}
