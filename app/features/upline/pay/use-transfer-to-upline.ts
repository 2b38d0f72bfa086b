import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { transferToUpline } from '#app/platform/generated/operations/transfer-to-upline.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import type { UplineTransferPayload } from '#schemas/generated/platform.ts';
import { receiptPath } from '../upline-path.ts';
import { useRefresh } from '../upline-queries.ts';

type Wanted = Omit<UplineTransferPayload, 'idempotencyKey'>;

/** Transfers money, empties the draft and goes to the receipt. */
export function useTransferToUpline(draft: { amount: number | null }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useIntentCall({
    action: 'upline',
    intentOf: ({ account, amount }: Wanted) => `${account}:${amount}`,
    send: (wanted, idempotencyKey) => transferToUpline(platform, { ...wanted, idempotencyKey }),
    onSuccess: ({ transferId }) => {
      draft.amount = null;
      void navigate(receiptPath(transferId));
    },
    onSettled: () => void refresh(),
  });
}
