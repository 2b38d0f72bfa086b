import { useQueryClient } from '@tanstack/react-query';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { createDeposit } from '#app/platform/generated/operations/create-deposit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { bonusOf } from '../bonus-of.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { depositMethodsKey, useRefreshOrders } from '../deposit-queries.ts';
import { feeOf } from '../fee-of.ts';

interface Wanted {
  method: DepositMethod;
  amount: MinorUnits;
  /** Undefined without a bonus. */
  bonus: DepositBonus | undefined;
}

/** Creates a deposit order and opens its page. */
export function useCreateDeposit() {
  const platform = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Keep the state of the page that asked for the deposit.
  const { state } = useLocation();
  const refresh = useRefreshOrders();
  return useIntentCall({
    action: 'deposit',
    intentOf: ({ method, amount, bonus }: Wanted) => `${method.methodId}:${amount}:${bonus?.promotionId ?? 0}`,
    send: ({ method, amount, bonus }, idempotencyKey) => {
      const { methodId } = method;
      const fee = feeOf(method, amount);
      const chosenBonus = bonus && { promotionId: bonus.promotionId, amount: bonusOf(bonus, minus(amount, fee)) };
      return createDeposit(platform, {
        methodId,
        amount,
        fee,
        ...(chosenBonus && { bonus: chosenBonus }),
        idempotencyKey,
      });
    },
    onSuccess: ({ orderId }) => {
      refresh();
      void navigate(depositOrderPath(orderId), { state });
    },
    // The limits, the fee or the open orders may have caused the refusal.
    onError: () => {
      refresh();
      void queries.invalidateQueries({ queryKey: depositMethodsKey });
    },
  });
}
