import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { AccountsDialog } from '../accounts/accounts-dialog.tsx';
import { chosenAccount } from './chosen-account.ts';
import type { AccountHold } from './hold-of.ts';
import { ToAccount } from './to-account.tsx';
import { withdrawalDraft } from './withdrawal-draft.ts';

interface AccountAheadProps {
  terms: WithdrawalTerms;
  hold: AccountHold;
}

/** What the account holds up, until when, and the way to add one: before an amount is asked for. */
export function AccountAhead({ terms, hold }: AccountAheadProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('zoned');
  const [draft] = useDraft(withdrawalDraft);
  const account = chosenAccount(terms, useSnapshot(draft).accountId);
  const [isChoosing, setIsChoosing] = useState(false);
  const text =
    hold.why === 'wait'
      ? t('blocked.wait', { time: clock(hold.until) })
      : t('blocked.account', { time: arrivalText(terms.accountWaitSeconds, tag) });
  return (
    <>
      <Alert tone="info" text={text} />
      <ToAccount account={account} isReady={terms.nextAccountReady} onChange={() => setIsChoosing(true)} />
      {isChoosing && (
        <AccountsDialog terms={terms} draft={draft} chosen={account} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}
