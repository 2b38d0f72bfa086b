import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { redeemVoucher } from '#app/platform/operations/redeem-voucher.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { depositOrderPath } from '../deposit-path.ts';

/** Redeems a voucher and shows its receipt. */
export function useRedeemVoucher() {
  const platform = usePlatform();
  const session = useSessionService();
  const navigate = useNavigate();
  const carryOut = useIntent('voucher');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (code: string) => carryOut(code, (idempotencyKey) => redeemVoucher(platform, { code, idempotencyKey })),
    onSuccess: ({ orderId }) => {
      // The voucher is credited even if the header's balance fails to load.
      void session.refresh().catch(() => undefined);
      void navigate(depositOrderPath(orderId));
    },
  });
  const { busy, submit } = useSubmission((code: string) => mutateAsync(code).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
