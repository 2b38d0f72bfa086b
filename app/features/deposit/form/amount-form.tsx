import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AmountField } from '#app/shared/cashier/amount-field.tsx';
import { Presets } from '#app/shared/cashier/presets.tsx';
import { main, split } from '#app/shared/cashier/split.css.ts';
import { ProblemAlert } from '#app/shared/refusals/problem-alert.tsx';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, minus } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import { amountFault } from './amount-fault.ts';
import { AmountFoot } from './amount-foot.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { bonusFault } from './bonus-fault.ts';
import { heading } from './deposit-form.css.ts';
import { useCreateDeposit } from './use-create-deposit.ts';

interface AmountFormProps {
  draft: { amount: number | null; promotionId: number };
  method: DepositMethod;
  currency: string;
  presets: readonly MinorUnits[];
  /** Promotions that the deposit can open. */
  bonuses: readonly DepositBonus[];
  /** The ways to pay. */
  children: ReactNode;
}

/** What to pay and how; the fee and what arrives stand above the button. */
export function AmountForm({ draft, method, currency, presets, bonuses, children }: AmountFormProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { amount, promotionId } = useSnapshot(draft);
  const [isTried, setIsTried] = useState(false);
  const [room, setRoom] = useState<MinorUnits>();
  const field = useRef<HTMLInputElement>(null);
  const { submit: order, busy, error, reset } = useCreateDeposit();
  const bonus = bonuses.find((one) => one.promotionId === promotionId);
  const wrong = amountFault(t, { amount, method, room, currency, tag });
  const taken = wrong || amount === null ? null : minorUnits(amount);
  const fault = wrong ?? bonusFault(t, { amount: taken, method, bonus, currency, tag });
  const payable = fault ? null : taken;
  const credited = payable === null ? null : minus(payable, feeOf(method, payable));
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    reset();
    draft.amount = next;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (payable === null) return field.current?.focus();
    void order({ method, amount: payable, bonus });
  };
  // An amount beyond the limits is said at once; an empty field only when it is sent.
  const isShown =
    isTried || (amount !== null && (Number.isNaN(amount) || amount > Math.min(method.max, room ?? method.max)));
  return (
    <form className={split} noValidate onSubmit={submit}>
      <div className={main}>
        <AmountField
          ref={field}
          label={t('amount')}
          help={t('limits', { min: money(method.min), max: money(method.max) })}
          error={isShown ? fault : undefined}
          value={amount}
          onChange={change}
          currency={currency}
          step={method.min}
        />
        <Presets
          label={t('presets')}
          amounts={within(presets, room)}
          value={amount}
          currency={currency}
          onChoose={change}
        />
        <h2 className={heading}>{t('payWith')}</h2>
        {children}
        {bonuses.length > 0 && (
          <BonusChoice
            bonuses={bonuses}
            chosen={bonus}
            credited={credited}
            currency={currency}
            onChoose={(chosen) => {
              reset();
              draft.promotionId = chosen;
            }}
          />
        )}
      </div>
      <AmountFoot method={method} bonus={bonus} amount={payable} currency={currency} busy={busy} onRoom={setRoom}>
        <ProblemAlert problem={error} describe={(problem) => describeRefusal(problem, t)} />
      </AmountFoot>
    </form>
  );
}

/** Suggestions that the member's own limit lets through. */
function within(presets: readonly MinorUnits[], room: MinorUnits | undefined): readonly MinorUnits[] {
  return room === undefined ? presets : presets.filter((preset) => preset <= room);
}
