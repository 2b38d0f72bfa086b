import { useQueryClient } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { convertPoint } from '#app/platform/generated/operations/convert-point.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { pointsKey } from '#app/shell/points/points-key.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { useSeenPoints } from '../confirm/use-seen-points.ts';
import { usePasswordCall } from '../use-password-call.ts';

/** Converts points to money, shows a message, and refetches both balances. */
export function useConvert(onDone: () => void) {
  const { t } = useTranslation('point-mall');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const session = useSessionService();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { member } = useSession();
  const runOnce = useIntent('convert');
  const { seen, keep } = useSeenPoints();
  return usePasswordCall(async (proof, points: number) => {
    const { amount, currency, currentPoints } = await runOnce(String(points), (idempotencyKey) =>
      // Refetch after a lost response too, as the conversion may have happened.
      convertPoint(platform, { points, ...seen, ...proof, idempotencyKey }).finally(
        () => void queries.invalidateQueries({ queryKey: pointsKey(member?.id) }),
      ),
    );
    keep(currentPoints);
    toasts.show({
      tone: 'success',
      text: t('convert.done', { amount: formatMoney(amount, currency, tag) }),
    });
    // A failed request leaves the header's balance as it is.
    void session.refresh().catch(() => undefined);
    onDone();
  });
}
