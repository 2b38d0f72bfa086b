import { List } from '#app/kit/list/list.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useMerchantWallet } from '#app/shell/wallets/use-merchant-wallet.ts';
import { useWalletBalances } from '#app/shell/wallets/use-wallet-balances.ts';
import { MainWallet } from './main-wallet.tsx';
import { SingleWallet } from './single-wallet.tsx';
import { VendorWallets } from './vendor-wallets.tsx';
import { boneCard, page } from './wallet.css.ts';

/** The member's wallets. A merchant with one wallet has no vendor wallets. */
export function WalletPage() {
  const { t } = useTranslation('wallet');
  const { status } = useSession();
  if (status === 'trial') return <Alert tone="info" text={t('trial')} />;
  return <Wallets />;
}

function Wallets() {
  const { t } = useTranslation('wallet');
  const merchant = useMerchantWallet(true);
  const balances = useWalletBalances();
  if (merchant.data && balances.data) {
    const { wallets } = balances.data;
    if (merchant.data.isSingle || !wallets) return <SingleWallet balances={balances.data} />;
    return (
      <div className={page}>
        <MainWallet balances={balances.data} />
        <VendorWallets balances={balances.data} wallets={wallets} presets={merchant.data.presets ?? []} />
      </div>
    );
  }
  if (!(merchant.error || balances.error)) return <WalletSkeleton />;
  const retry = () => void Promise.all([merchant.refetch(), balances.refetch()]);
  return <Problem title={t('failed')} onAction={retry} />;
}

function WalletSkeleton() {
  return (
    <div className={page} aria-busy="true">
      <Skeleton className={boneCard} />
      <List busy />
    </div>
  );
}
