import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { redeemVoucher } from '#app/platform/generated/operations/redeem-voucher.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import { depositOrderPath } from '../deposit-path.ts';

/** Redeems a voucher and shows its receipt. */
export function useRedeemVoucher() {
  const platform = usePlatform();
  const session = useSessionService();
  const navigate = useNavigate();
  return useIntentCall({
    action: 'voucher',
    intentOf: (code: string) => code,
    send: (code, idempotencyKey) => redeemVoucher(platform, { code, idempotencyKey }),
    onSuccess: ({ orderId }) => {
      // The voucher is credited even if the header's balance fails to load.
      void session.refresh().catch(() => undefined);
      void navigate(depositOrderPath(orderId));
    },
  });
}
