import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ActionLabel } from '../action-label.tsx';
import { useClaimCall, useClaimsOver } from '../use-claim-call.ts';

interface ClaimButtonProps {
  promotion: Promotion;
  large?: boolean;
}

/** Claims a reward, in the foot of a dialog or in a row of a list. */
export function ClaimButton({ promotion, large }: ClaimButtonProps) {
  const { busy, message, submit } = useClaim(promotion);
  return (
    <DialogFoot notes={<Alert text={message} />}>
      <Button
        look="primary"
        icon="gift-fill"
        wide={large ?? false}
        large={large ?? false}
        busy={busy}
        onClick={() => void submit()}
      >
        <ActionLabel promotion={promotion} named={!large} />
      </Button>
    </DialogFoot>
  );
}

/** Claims a bonus or the prize of a ticket. */
function useClaim(promotion: Pick<Promotion, 'id' | 'kind'>) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const [message, setMessage] = useState<string>();
  const claim = useClaimCall();
  const claimsOver = useClaimsOver();
  const { mutateAsync } = useMutation({ mutationFn: () => claim(promotion) });
  const submission = useSubmission(async () => {
    setMessage(undefined);
    try {
      const { amount, currency } = await mutateAsync();
      toasts.show({ tone: 'success', text: t('paid', { amount: formatMoney(amount, currency, tag) }) });
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
    await claimsOver();
  });
  return { ...submission, message };
}
