import { useQueryClient } from '@tanstack/react-query';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { setPaymentPassword } from '#app/platform/generated/operations/set-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import type { PaymentPasswordPayload } from '#schemas/generated/platform.ts';

/** Sets the payment password. @param refresh loads again what says whether there is one; it ends with the answer */
export function useSetPassword(refresh: () => Promise<void>, onSet?: () => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  return useSingleCall({
    send: (payload: PaymentPasswordPayload) => setPaymentPassword(platform, payload),
    onSuccess: () => onSet?.(),
    // After a lost answer it may be set.
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: memberAccountKey })]),
  });
}
