import { useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import { useRefreshWallets } from '#app/shell/wallets/use-wallet-balances.ts';
import type { WalletBalances } from '#schemas/generated/platform.ts';
import { sum as sumOf } from '#schemas/money/minor-units.ts';
import { card, cardHead, cardLabel, cardNote, sum } from './main-wallet.css.ts';
import { ShownMoney } from './shown-money.tsx';

/** The main wallet's balance in large type, and the total of all wallets. */
export function MainWallet({ balances }: { balances: WalletBalances }) {
  const { t } = useTranslation('wallet');
  const { tag } = useCurrentLanguage();
  const preferences = usePreferences();
  const { balanceShown } = useStore(preferences.store);
  const { balance, currency, wallets = [] } = balances;
  const total = sumOf(balance, ...wallets.map((wallet) => wallet.balance));
  return (
    <section className={card} aria-label={t('main')}>
      <div className={cardHead}>
        <h2 className={cardLabel}>{t('main')}</h2>
        <IconButton
          icon={balanceShown ? 'eye' : 'eye-slash'}
          label={t('show')}
          aria-pressed={balanceShown}
          onClick={() => preferences.showBalance(!balanceShown)}
        />
        <Refresh />
      </div>
      <p className={sum} aria-live="polite">
        <ShownMoney amount={balance} currency={currency} />
      </p>
      {wallets.length > 0 && balanceShown && (
        <p className={cardNote}>{t('total', { amount: formatMoney(total, currency, tag) })}</p>
      )}
    </section>
  );
}

/** Button that refetches all balances and reports a failure. */
function Refresh() {
  const { t } = useTranslation('wallet');
  const session = useSessionService();
  const refreshWallets = useRefreshWallets();
  const [asking, setAsking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    if (asking === 'busy') return;
    setAsking('busy');
    refreshWallets();
    setAsking(
      await session.refresh().then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <IconButton
      icon={asking === 'failed' ? 'warning-circle' : 'arrow-clockwise'}
      label={t(asking === 'failed' ? 'refreshFailed' : 'refresh')}
      aria-busy={asking === 'busy'}
      onClick={() => void refresh()}
    />
  );
}
