import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { setPaymentPassword } from '#app/platform/operations/set-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shared/member/member-account-key.ts';
import type { PaymentPasswordPayload } from '#schemas/generated/platform.ts';

/** Sets the payment password. @param refresh loads again what says whether there is one; it ends with the answer */
export function useSetPassword(refresh: () => Promise<void>, onSet?: () => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (payload: PaymentPasswordPayload) => setPaymentPassword(platform, payload),
    onSuccess: () => onSet?.(),
    // After a lost answer it may be set.
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: memberAccountKey })]),
  });
  const { busy, submit } = useSubmission((payload: PaymentPasswordPayload) =>
    mutateAsync(payload).then(ignore, ignore),
  );
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
