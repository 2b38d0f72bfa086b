import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { changePaymentPassword } from '#app/platform/operations/change-payment-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shared/member/member-account-key.ts';
import type { ChangePaymentPasswordPayload } from '#schemas/generated/platform.ts';

/** Changes the payment password. */
export function useChangePayment(onChanged: () => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (payload: ChangePaymentPasswordPayload) => changePaymentPassword(platform, payload),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
  const { busy, submit } = useSubmission((payload: ChangePaymentPasswordPayload) =>
    mutateAsync(payload).then(ignore, ignore),
  );
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
