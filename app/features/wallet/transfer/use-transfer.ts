import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { walletTransfer } from '#app/platform/operations/wallet-transfer.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useRefreshWallets } from '#app/shared/wallets/use-wallet-balances.ts';
import type { WalletTransfer, WalletTransferPayload } from '#schemas/generated/platform.ts';

type Wanted = Omit<WalletTransferPayload, 'idempotencyKey'>;

/** Moves money between wallets. A lost answer is asked for again with the same key, so one intent moves money once. */
export function useTransfer(onMoved: (transfer: WalletTransfer) => void) {
  const platform = usePlatform();
  const session = useSessionService();
  const refreshWallets = useRefreshWallets();
  const carryOut = useIntent('wallet');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(`${wanted.direction}:${wanted.vassalage ?? 'all'}:${wanted.amount ?? 'all'}`, (idempotencyKey) =>
        walletTransfer(platform, { ...wanted, idempotencyKey }),
      ),
    onSuccess: onMoved,
    // A balance or a maintenance may be the reason, or have changed.
    onSettled: () => {
      refreshWallets();
      void session.refresh().catch(ignore);
    },
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem, and the header its earlier balance. */
function ignore(): void {}
