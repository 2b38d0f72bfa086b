import { Icon } from '#app/kit/icon/icon.tsx';
import type { VendorWallet } from '#schemas/generated/platform.ts';
import { ShownMoney } from './shown-money.tsx';
import { useStateText } from './use-state-text.ts';
import { VendorPicture } from './vendor-picture.tsx';
import { balance as balanceStyle, end, name, row, state as stateStyle, words } from './vendor-row.css.ts';

interface VendorRowProps {
  wallet: VendorWallet;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A vendor's wallet with its state and balance. Under maintenance it opens the explanation in place of a transfer. */
export function VendorRow({ wallet, currency, isChosen, onChoose }: VendorRowProps) {
  const stateText = useStateText();
  const { displayName, balance, state } = wallet;
  return (
    <li>
      <button
        type="button"
        className={row}
        data-chosen={isChosen || undefined}
        aria-haspopup="dialog"
        onClick={onChoose}
      >
        <VendorPicture wallet={wallet} />
        <span className={words}>
          <bdi className={name}>{displayName}</bdi>
          <span className={stateStyle[state]}>{stateText(wallet)}</span>
        </span>
        <span className={balanceStyle} data-empty={balance === 0 || undefined}>
          <ShownMoney amount={balance} currency={currency} />
        </span>
        <span className={end}>
          <Icon name={state === 'open' ? 'caret-right' : 'hourglass-medium'} size={18} />
        </span>
      </button>
    </li>
  );
}
