import { type FormEvent, type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { mostOf } from '#app/kinds/money-flow/flow-terms.ts';
import { main, sideCard, split } from '#app/kinds/money-flow/page/split.css.ts';
import { useTermsAmount } from '#app/kinds/money-flow/use-terms-amount.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { type Clock, useClock } from '#app/shell/clock/use-clock.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { AccountsDialog } from '../accounts/accounts-dialog.tsx';
import { ConfirmDialog } from '../pay/confirm-dialog.tsx';
import { AmountFoot } from './amount-foot.tsx';
import { chosenAccount } from './chosen-account.ts';
import { TermsLines } from './terms-lines.tsx';
import { ToAccount } from './to-account.tsx';
import { withdrawalDraft } from './withdrawal-draft.ts';

interface AmountFormProps {
  terms: WithdrawalTerms;
  /** Content above the amount. */
  children: ReactNode;
}

/** Amount and account of a withdrawal. Submitting asks for the payment password. */
export function AmountForm({ terms, children }: AmountFormProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('zoned');
  const [draft] = useDraft(withdrawalDraft);
  const { amount: entered, accountId } = useSnapshot(draft);
  const amount = useTermsAmount(t, terms, entered);
  const [isChoosing, setIsChoosing] = useState(false);
  // The values that the member saw, so that the platform can refuse if a withdrawal was requested elsewhere since.
  const [decided, setDecided] = useState<{ made: number; amount: MinorUnits; account: PayoutAccount }>();
  const { currency, min, presets } = terms;
  const account = chosenAccount(terms, accountId);
  const toFault = useAtNow((now) => accountFault(t, account, clock, now));
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    draft.amount = next;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const possible = amount.attempt();
    if (possible === null) return;
    if (!account || toFault) return setIsChoosing(true);
    setDecided({ made: terms.made, amount: possible, account });
  };
  return (
    <>
      <form className={split} noValidate onSubmit={submit}>
        <div className={main}>
          {children}
          <Alert tone="info" text={account && toFault} />
          <AmountEntry
            amount={amount}
            label={t('amount')}
            help={t('limits', { min: money(min), max: money(mostOf(terms)) })}
            step={min}
            presets={{ label: t('presets'), amounts: presets, all: t('all') }}
            onChange={change}
          />
          <ToAccount account={account} isReady={terms.nextAccountReady} onChange={() => setIsChoosing(true)} />
          <Alert text={amount.isTried && !account ? toFault : undefined} />
        </div>
        <div className={sideCard}>
          <TermsLines terms={terms} amount={amount.possible} />
          <AmountFoot terms={terms} amount={amount.possible} />
        </div>
      </form>
      {isChoosing && (
        <AccountsDialog terms={terms} draft={draft} chosen={account} onClose={() => setIsChoosing(false)} />
      )}
      {decided && <ConfirmDialog terms={terms} draft={draft} decided={decided} onClose={() => setDecided(undefined)} />}
    </>
  );
}

/**
 * Why an account cannot receive a withdrawal; undefined if it can. @param now epoch milliseconds of the platform's
 * clock
 */
function accountFault(
  t: Translate<'withdrawal'>,
  account: PayoutAccount | undefined,
  clock: Clock,
  now: number,
): string | undefined {
  if (!account) return t('fault.account');
  if (account.usableAt <= now) return undefined;
  return t('fault.accountNew', { time: clock(account.usableAt) });
}
