import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { transferToUpline } from '#app/platform/operations/transfer-to-upline.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { UplineTransferPayload } from '#schemas/generated/platform.ts';
import { receiptPath } from '../upline-path.ts';
import { useRefresh } from '../upline-queries.ts';

type Wanted = Omit<UplineTransferPayload, 'idempotencyKey'>;

/**
 * Transfers money, empties the draft and goes to the receipt. A lost answer is asked for again with the same key, so one
 * intent is one transfer.
 */
export function useTransferToUpline(draft: { amount: number | null }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const carryOut = useIntent('upline');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(`${wanted.account}:${wanted.amount}`, (idempotencyKey) =>
        transferToUpline(platform, { ...wanted, idempotencyKey }),
      ),
    onSuccess: ({ transferId }) => {
      draft.amount = null;
      void navigate(receiptPath(transferId));
    },
    // Limits, upline and balance may be the reason, or may have changed.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
