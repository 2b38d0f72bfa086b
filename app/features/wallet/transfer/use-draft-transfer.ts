import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { TransferDialogProps } from './transfer-dialog-props.ts';

/**
 * Which way money goes between the main wallet and a vendor's, how much, and the balance on which that was decided. Amounts
 * in minor units.
 */
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
  /** `all` follows the balance; an amount belongs to the balance that was `seen` with it. */
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
    /** Decides the same on the balance of now. */
    decideAgain: () => change(entered.amount),
    turn: () => {
      change(null);
      setDirection(isIn ? 'out' : 'in');
    },
  };
}
