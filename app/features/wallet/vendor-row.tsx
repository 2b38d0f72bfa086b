import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { vendorImage } from '#app/platform/games/vendor-image.ts';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { VendorWallet } from '#schemas/generated/platform.ts';
import { ShownMoney } from './shown-money.tsx';
import {
  balance as balanceStyle,
  end,
  name,
  picture,
  plate,
  row,
  state as stateStyle,
  words,
} from './vendor-row.css.ts';

interface VendorRowProps {
  wallet: VendorWallet;
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A vendor's wallet with its state and balance. Opens a transfer, or an explanation during maintenance. */
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

/** Returns a function that says whether a vendor's wallet is open, or until when it is under maintenance. */
function useStateText(): (wallet: VendorWallet) => string {
  const { t } = useTranslation('wallet');
  const timeText = useTimeText();
  return ({ state, until }) => {
    if (state === 'open') return t('state.open');
    return until === undefined ? t('state.maintenance') : t('state.until', { time: timeText(until) });
  };
}

/** The vendor's emblem, or an icon until it has loaded. */
function VendorPicture({ wallet: { vassalage, gameType } }: { wallet: VendorWallet }) {
  const address = useImageAddress();
  const [isMissing, setIsMissing] = useState(false);
  const src = address(vendorImage(vassalage, gameType, 'submenu'));
  return (
    <span className={plate}>
      {isMissing ? (
        <Icon name="game-controller" size={22} />
      ) : (
        <img className={picture} src={src} alt="" loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
      )}
    </span>
  );
}
