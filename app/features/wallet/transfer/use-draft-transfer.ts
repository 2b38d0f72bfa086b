import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { TransferDialogProps } from './transfer-dialog-props.ts';

/** Which way money goes between the main wallet and a vendor's, and how much. Amounts in minor units. */
export function useDraftTransfer({
  main,
  wallet,
  isForGame,
}: Pick<TransferDialogProps, 'main' | 'wallet' | 'isForGame'>) {
  const { t } = useTranslation('wallet');
  const [direction, setDirection] = useState<'in' | 'out'>(main.balance === 0 && wallet.balance > 0 ? 'out' : 'in');
  /** `all` follows the balance. */
  const [entered, setEntered] = useState<number | 'all' | null>(isForGame && main.balance > 0 ? 'all' : null);
  const isIn = direction === 'in';
  const names = [t('sheet.main'), wallet.displayName] as const;
  const [from, to] = isIn ? names : ([names[1], names[0]] as const);
  const max = isIn ? main.balance : wallet.balance;
  return {
    ...{ direction, isIn, from, to, max },
    amount: entered === 'all' ? max : entered,
    change: setEntered,
    turn: () => {
      setEntered(null);
      setDirection(isIn ? 'out' : 'in');
    },
  };
}
