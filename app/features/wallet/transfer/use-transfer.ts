import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { walletTransfer } from '#app/platform/generated/operations/wallet-transfer.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useRefreshWallets } from '#app/shell/wallets/use-wallet-balances.ts';
import type { WalletTransfer, WalletTransferPayload } from '#schemas/generated/platform.ts';

type Wanted = Omit<WalletTransferPayload, 'idempotencyKey'>;

export function useTransfer(onMoved: (transfer: WalletTransfer) => void) {
  const platform = usePlatform();
  const session = useSessionService();
  const refreshWallets = useRefreshWallets();
  return useIntentCall({
    action: 'wallet',
    intentOf: ({ direction, vassalage, amount }: Wanted) => `${direction}:${vassalage ?? 'all'}:${amount ?? 'all'}`,
    send: (transfer, idempotencyKey) => walletTransfer(platform, { ...transfer, idempotencyKey }),
    onSuccess: onMoved,
    onSettled: () => {
      refreshWallets();
      // If the balance cannot be loaded, the header keeps its earlier one.
      void session.refresh().catch(() => undefined);
    },
  });
}
