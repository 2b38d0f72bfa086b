import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { transferToDownline } from '#app/platform/generated/operations/transfer-to-downline.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { DownlineTransferPayload } from '#schemas/generated/platform.ts';

type Wanted = Omit<DownlineTransferPayload, 'idempotencyKey'>;

/** Transfers money to a downline and confirms it with a toast. */
export function useTransferToDownline(onDone: () => void) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  return useIntentCall({
    action: 'downline',
    intentOf: ({ account, amount }: Wanted) => `${account}:${amount}`,
    send: (transfer, idempotencyKey) => transferToDownline(platform, { ...transfer, idempotencyKey }),
    onSuccess: ({ account, amount, currency }) => {
      toasts.show({
        tone: 'success',
        text: t('transfer.done', { account, amount: formatMoney(amount, currency, tag) }),
      });
      onDone();
    },
    onSettled: () => void refresh(),
  });
}
