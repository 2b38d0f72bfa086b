import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { TransferDialogProps } from './transfer-dialog-props.ts';

/** Direction and amount of a transfer, with the balance that the member saw. Amounts in minor units. */
export function useDraftTransfer({
  main,
  wallet,
  isForGame,
}: Pick<TransferDialogProps, 'main' | 'wallet' | 'isForGame'>) {
  const { t } = useTranslation('wallet');
  const [direction, setDirection] = useState<'in' | 'out'>(main.balance === 0 && wallet.balance > 0 ? 'out' : 'in');
  const isIn = direction === 'in';
  const names = [t('sheet.main'), wallet.displayName] as const;
  const [from, to] = isIn ? names : ([names[1], names[0]] as const);
  const max = isIn ? main.balance : wallet.balance;
  /** `all` follows the balance; a typed amount stays with the balance that was `seen`. */
  const [entered, setEntered] = useState<{ amount: number | 'all' | null; seen: MinorUnits }>({
    amount: isForGame && main.balance > 0 ? 'all' : null,
    seen: max,
  });
  const change = (amount: number | 'all' | null) => setEntered({ amount, seen: max });
  return {
    ...{ direction, isIn, from, to, max },
    amount: entered.amount === 'all' ? max : entered.amount,
    seen: entered.amount === 'all' ? max : entered.seen,
    change,
    /** Accepts the current balance for the same amount. */
    decideAgain: () => change(entered.amount),
    turn: () => {
      change(null);
      setDirection(isIn ? 'out' : 'in');
    },
  };
}
