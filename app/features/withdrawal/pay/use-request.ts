import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { requestWithdrawal } from '#app/platform/generated/operations/request-withdrawal.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import type { WithdrawalPayload } from '#schemas/generated/platform.ts';
import { withdrawalOrderPath } from '../withdrawal-path.ts';
import { useRefreshOrders, useRefreshTerms } from '../withdrawal-queries.ts';

type Wanted = Omit<WithdrawalPayload, 'idempotencyKey'>;

/** Requests a withdrawal, clears the draft and opens its page. */
export function useRequest(draft: { amount: number | null }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const refreshOrders = useRefreshOrders();
  const refreshTerms = useRefreshTerms();
  return useIntentCall({
    action: 'withdrawal',
    intentOf: ({ accountId, amount }: Wanted) => `${accountId}:${amount}`,
    send: (wanted, idempotencyKey) => requestWithdrawal(platform, { ...wanted, idempotencyKey }),
    onSuccess: ({ orderId }) => {
      draft.amount = null;
      void navigate(withdrawalOrderPath(orderId));
    },
    onSettled: () => {
      refreshOrders();
      void refreshTerms();
    },
  });
}
