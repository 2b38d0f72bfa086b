import { useQueryClient } from '@tanstack/react-query';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { changePaymentPassword } from '#app/platform/generated/operations/change-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import type { ChangePaymentPasswordPayload } from '#schemas/generated/platform.ts';

/** Changes the payment password. */
export function useChangePayment(onChanged: () => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  return useSingleCall({
    send: (payload: ChangePaymentPasswordPayload) => changePaymentPassword(platform, payload),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
