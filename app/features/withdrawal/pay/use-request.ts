import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { requestWithdrawal } from '#app/platform/operations/request-withdrawal.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { WithdrawalPayload } from '#schemas/generated/platform.ts';
import { withdrawalOrderPath } from '../withdrawal-path.ts';
import { useRefreshOrders, useRefreshTerms } from '../withdrawal-queries.ts';

type Wanted = Omit<WithdrawalPayload, 'idempotencyKey'>;

/**
 * Requests a withdrawal, empties the draft and goes to its page. A lost answer is asked for again with the same key, so one
 * intent is one withdrawal.
 */
export function useRequest(draft: { amount: number | null }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const refreshOrders = useRefreshOrders();
  const refreshTerms = useRefreshTerms();
  const carryOut = useIntent('withdrawal');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(`${wanted.accountId}:${wanted.amount}`, (idempotencyKey) =>
        requestWithdrawal(platform, { ...wanted, idempotencyKey }),
      ),
    onSuccess: ({ orderId }) => {
      draft.amount = null;
      void navigate(withdrawalOrderPath(orderId));
    },
    // Limits, fee and balance may be the reason, or may have changed.
    onSettled: () => {
      refreshOrders();
      void refreshTerms();
    },
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
