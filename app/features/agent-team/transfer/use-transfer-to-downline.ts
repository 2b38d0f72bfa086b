import { useMutation } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { transferToDownline } from '#app/platform/operations/transfer-to-downline.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useRefreshTeam } from '#app/shared/office/use-refresh-team.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { DownlineTransferPayload } from '#schemas/generated/platform.ts';

type Wanted = Omit<DownlineTransferPayload, 'idempotencyKey'>;

/** Transfers money. A lost answer is asked for again with the same key, so one intent is one transfer. */
export function useTransferToDownline(onDone: () => void) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const toasts = useToasts();
  const refresh = useRefreshTeam();
  const carryOut = useIntent('downline');
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(`${wanted.account}:${wanted.amount}`, (idempotencyKey) =>
        transferToDownline(platform, { ...wanted, idempotencyKey }),
      ),
    onSuccess: ({ account, amount, currency }) => {
      toasts.show({
        tone: 'success',
        text: t('transfer.done', { account, amount: formatMoney(amount, currency, tag) }),
      });
      onDone();
    },
    // Limits and balance may be the reason of a refusal, or have changed.
    onSettled: () => void refresh(),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error, reset };
}

/** The mutation keeps its problem. */
function ignore(): void {}
