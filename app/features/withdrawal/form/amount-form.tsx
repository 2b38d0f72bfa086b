import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AmountField } from '#app/shared/cashier/amount-field.tsx';
import { Presets } from '#app/shared/cashier/presets.tsx';
import { main, sideCard, split } from '#app/shared/cashier/split.css.ts';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { AccountsDialog } from '../accounts/accounts-dialog.tsx';
import { PayDialog } from '../pay/pay-dialog.tsx';
import { accountFault } from './account-fault.ts';
import { amountFault } from './amount-fault.ts';
import { AmountFoot } from './amount-foot.tsx';
import { TermsLines } from './terms-lines.tsx';
import { ToAccount } from './to-account.tsx';
import { withdrawalDraft } from './withdrawal-draft.ts';

interface AmountFormProps {
  terms: WithdrawalTerms;
  /** Above the amount: what can be withdrawn. */
  children: ReactNode;
}

/** How much and where to; the fee and what arrives stand above the button, which asks for the payment password. */
export function AmountForm({ terms, children }: AmountFormProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('short');
  const [draft] = useDraft(withdrawalDraft);
  const { amount, accountId } = useSnapshot(draft);
  const [isTried, setIsTried] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  // As they were when the member decided: a withdrawal requested elsewhere since then must not pass unnoticed.
  const [decided, setDecided] = useState<{ made: number; amount: MinorUnits; account: PayoutAccount }>();
  const field = useRef<HTMLInputElement>(null);
  const { currency, min, available, left, presets, accounts } = terms;
  const max = available < left.amount ? available : left.amount;
  const account = accounts.find((one) => one.accountId === accountId) ?? accounts.find(({ isDefault }) => isDefault);
  const fault = amountFault(t, { amount, min, max, currency, tag });
  const toFault = useAtNow((now) => accountFault(t, account, clock, now));
  const possible = fault || amount === null ? null : minorUnits(amount);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    draft.amount = next;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (possible === null) return field.current?.focus();
    if (!account || toFault) return setIsChoosing(true);
    setDecided({ made: terms.made, amount: possible, account });
  };
  // An amount beyond the limits is said at once; an empty field only when it is sent.
  const isShown = isTried || (amount !== null && (Number.isNaN(amount) || amount > max));
  return (
    <>
      <form className={split} noValidate onSubmit={submit}>
        <div className={main}>
          {children}
          <AmountField
            ref={field}
            label={t('amount')}
            help={t('limits', { min: money(min), max: money(max) })}
            error={isShown ? fault : undefined}
            value={amount}
            onChange={change}
            currency={currency}
            step={min}
          />
          <Presets
            label={t('presets')}
            amounts={presets.filter((preset) => preset >= min && preset < max)}
            named={{ name: t('all'), amount: max }}
            value={amount}
            currency={currency}
            onChoose={change}
          />
          <ToAccount account={account} onChange={() => setIsChoosing(true)} />
          <Alert text={isTried ? toFault : undefined} />
        </div>
        <div className={sideCard}>
          <TermsLines terms={terms} amount={possible} />
          <AmountFoot terms={terms} amount={possible} />
        </div>
      </form>
      {isChoosing && (
        <AccountsDialog terms={terms} draft={draft} chosen={account} onClose={() => setIsChoosing(false)} />
      )}
      {decided && <PayDialog terms={terms} draft={draft} decided={decided} onClose={() => setDecided(undefined)} />}
    </>
  );
}
