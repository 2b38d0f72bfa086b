import { useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useIntent } from '#app/platform/idempotency-key.ts';
import { convertPoint } from '#app/platform/operations/convert-point.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { usePasswordCall } from '../use-password-call.ts';
import { usePoints } from '../use-points.ts';

/** Converts points to money, announces it, and refreshes both balances. */
export function useConvert(onDone: () => void) {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const session = useSessionService();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { own } = usePoints();
  const carryOut = useIntent();
  return usePasswordCall(async (password, points: number) => {
    const { amount, currency } = await carryOut(String(points), (idempotencyKey) =>
      // After a lost response it is unknown what was converted.
      convertPoint(platform, { points, password, idempotencyKey }).finally(
        () => void queries.invalidateQueries({ queryKey: own }),
      ),
    );
    toasts.show({
      tone: 'success',
      text: t('convert.done', { amount: formatMoney(amount, currency, tag) }),
    });
    // Keep the header's balance when its request fails.
    void session.refresh().catch(() => undefined);
    onDone();
  });
}
