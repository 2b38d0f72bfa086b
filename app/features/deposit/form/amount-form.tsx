import { type FormEvent, type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { main, split } from '#app/kinds/money-flow/page/split.css.ts';
import { useAmount } from '#app/kinds/money-flow/use-amount.ts';
import { ProblemAlert } from '#app/kinds/refusal/problem-alert.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import { AmountFoot } from './amount-foot.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { useCreateDeposit } from './use-create-deposit.ts';

interface Entered {
  /** Null if the method does not accept it. */
  amount: MinorUnits | null;
  method: DepositMethod;
  /** Undefined without a bonus. */
  bonus: DepositBonus | undefined;
  currency: string;
  tag: string;
}

interface AmountFormProps {
  draft: { amount: number | null; isEntered: boolean; promotionId: number };
  method: DepositMethod;
  currency: string;
  presets: readonly MinorUnits[];
  /** Whether the smallest preset stands in the field until the member enters an amount. */
  isFirst: boolean;
  /** Promotions that the deposit can start. */
  bonuses: readonly DepositBonus[];
  /** List of payment methods. */
  children: ReactNode;
}

/** Form for the amount and the payment method. The fee and the credited amount are above the button. */
export function AmountForm({ draft, method, currency, presets, isFirst, bonuses, children }: AmountFormProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { amount: entered, isEntered, promotionId } = useSnapshot(draft);
  const [room, setRoom] = useState<MinorUnits>();
  const offered = within(presets, method, room);
  const value = entered ?? (isFirst && !isEntered ? (offered[0] ?? null) : null);
  const { submit: order, busy, error, reset } = useCreateDeposit();
  const bonus = bonuses.find((one) => one.promotionId === promotionId);
  const { name, min, max } = method;
  const ownLimit = room !== undefined && { amount: room, say: (left: string) => t('fault.room', { max: left }) };
  const amount = useAmount({
    ...{ t, value, currency },
    limits: {
      least: { amount: min, say: (text) => t('fault.low', { method: name, min: text }) },
      most: [
        { amount: max, say: (text) => t('fault.high', { method: name, max: text }) },
        ...(ownLimit ? [ownLimit] : []),
      ],
    },
    furtherFault: (taken) => bonusFault(t, { amount: taken, method, bonus, currency, tag }),
  });
  const payable = amount.possible;
  const credited = payable === null ? null : minus(payable, feeOf(method, payable));
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    reset();
    draft.amount = next;
    draft.isEntered = true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const paid = amount.attempt();
    if (paid !== null) void order({ method, amount: paid, bonus });
  };
  return (
    <form className={split} noValidate onSubmit={submit}>
      <div className={main}>
        <AmountEntry
          amount={amount}
          label={t('amount')}
          help={t('limits', { min: money(min), max: money(max) })}
          step={min}
          presets={{ label: t('presets'), amounts: offered }}
          onChange={change}
        />
        <h2 className={prose.lead}>{t('payWith')}</h2>
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
      <AmountFoot
        {...{ method, bonus, currency, busy }}
        amount={payable}
        onRoom={setRoom}
        problem={<ProblemAlert problem={error} describe={(problem) => describeRefusal(problem, t)} />}
      />
    </form>
  );
}

/** Presets that the method takes and the member's own limit allows. */
function within(
  presets: readonly MinorUnits[],
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
  room: MinorUnits = max,
): readonly MinorUnits[] {
  return presets.filter((preset) => preset >= min && preset <= max && preset <= room);
}

/** The error if the amount is too small for the chosen bonus, or undefined. */
function bonusFault(t: Translate<'deposit'>, { amount, method, bonus, currency, tag }: Entered) {
  if (!bonus || amount === null || minus(amount, feeOf(method, amount)) >= bonus.min) return undefined;
  return t('bonus.low', { min: formatMoney(bonus.min, currency, tag) });
}
