import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import { useNavigate, useSearchParams } from '#app/shell/router/router.ts';
import { VENDOR } from '#app/shell/wallets/transfer-path.ts';
import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';
import { type MinorUnits, sum as sumOf } from '#schemas/money/minor-units.ts';
import { ShownMoney } from './shown-money.tsx';
import { BackDialog } from './transfer/back-dialog.tsx';
import { TransferDialog } from './transfer/transfer-dialog.tsx';
import { VendorRow } from './vendor-row.tsx';
import { allBack, heading, headingLine, list, section } from './wallet.css.ts';

interface VendorWalletsProps {
  balances: WalletBalances;
  wallets: readonly VendorWallet[];
  presets: readonly MinorUnits[];
}

/**
 * The vendors' wallets, those with money first. Each opens a transfer; one button returns all money to the main wallet.
 */
export function VendorWallets({ balances, wallets, presets }: VendorWalletsProps) {
  const { t } = useTranslation('wallet');
  const { currency } = balances;
  const [asked] = useSearchParams();
  const vendor = asked.get(VENDOR);
  const [dialog, setDialog] = useState<{ vendor: string } | 'back' | undefined>(vendor ? { vendor } : undefined);
  const from = useCameFrom();
  const navigate = useNavigate();
  // Keep the first order, so that rows do not move under a finger.
  const [first] = useState(() => new Set(filledOf(wallets).map(({ vassalage }) => vassalage)));
  const ordered = [
    ...wallets.filter((one) => first.has(one.vassalage)),
    ...wallets.filter((one) => !first.has(one.vassalage)),
  ];
  const movable = filledOf(wallets).filter(({ state }) => state === 'open');
  const sum = sumOf(...movable.map(({ balance }) => balance));
  const chosen = typeof dialog === 'object' ? wallets.find(({ vassalage }) => vassalage === dialog.vendor) : undefined;
  const close = () => setDialog(undefined);
  return (
    <section className={section} aria-labelledby="vendor-wallets">
      <div className={headingLine}>
        <h2 id="vendor-wallets" className={heading}>
          {t('vendors')}
        </h2>
        {sum > 0 && (
          <button type="button" className={allBack} onClick={() => setDialog('back')}>
            <Icon name="arrow-left" size={18} />
            {t('allBack')} <ShownMoney amount={sum} currency={currency} />
          </button>
        )}
      </div>
      <ul className={list}>
        {ordered.map((wallet) => (
          <VendorRow
            key={wallet.vassalage}
            wallet={wallet}
            currency={currency}
            isChosen={wallet === chosen}
            onChoose={() => setDialog({ vendor: wallet.vassalage })}
          />
        ))}
      </ul>
      {chosen && (
        <TransferDialog
          key={chosen.vassalage}
          main={balances}
          wallet={chosen}
          presets={presets}
          isForGame={from !== undefined}
          onClose={close}
          onMoved={() => (from ? void navigate(from, { replace: true }) : close())}
        />
      )}
      {dialog === 'back' && <BackDialog wallets={filledOf(wallets)} currency={currency} onClose={close} />}
    </section>
  );
}

function filledOf(wallets: readonly VendorWallet[]): VendorWallet[] {
  return wallets.filter(({ balance }) => balance > 0);
}
