import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { createDeposit } from '#app/platform/operations/create-deposit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
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
  /** Undefined for no bonus. */
  bonus: DepositBonus | undefined;
}

/** Orders a deposit and goes to its page. A lost answer is asked for again with the same key, so one intent is one order. */
export function useCreateDeposit() {
  const platform = usePlatform();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // The page that asked for the deposit.
  const { state } = useLocation();
  const refresh = useRefreshOrders();
  const carryOut = useIntent('deposit');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: ({ method, amount, bonus }: Wanted) => {
      const { methodId } = method;
      const fee = feeOf(method, amount);
      const wanted = bonus && { promotionId: bonus.promotionId, amount: bonusOf(bonus, minus(amount, fee)) };
      return carryOut(`${methodId}:${amount}:${bonus?.promotionId ?? 0}`, (idempotencyKey) =>
        createDeposit(platform, { methodId, amount, fee, ...(wanted && { bonus: wanted }), idempotencyKey }),
      );
    },
    onSuccess: ({ orderId }) => {
      refresh();
      void navigate(depositOrderPath(orderId), { state });
    },
    // The limits, the fee or the open orders may be the reason.
    onError: () => {
      refresh();
      void queries.invalidateQueries({ queryKey: depositMethodsKey });
    },
  });
  // A second press in the same moment would open the order twice in the browser's history.
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
