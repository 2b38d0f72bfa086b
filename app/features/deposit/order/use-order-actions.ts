import { useMutation } from '@tanstack/react-query';
import { cancelDeposit } from '#app/platform/generated/operations/cancel-deposit.ts';
import { reportDepositPaid } from '#app/platform/generated/operations/report-deposit-paid.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshOrders } from '../deposit-queries.ts';

/** What a member can do with an order. Both may be repeated without harm; the order shows what came of it. */
export function useOrderActions(orderId: string) {
  const platform = usePlatform();
  const onSettled = useRefreshOrders();
  const paid = useMutation({ mutationFn: () => reportDepositPaid(platform, { orderId }), onSettled });
  const cancel = useMutation({ mutationFn: () => cancelDeposit(platform, { orderId }), onSettled });
  return { paid, cancel };
}
