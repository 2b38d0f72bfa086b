import { type FormEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AmountField } from '#app/shared/cashier/amount-field.tsx';
import { Presets } from '#app/shared/cashier/presets.tsx';
import { main, sideCard, split } from '#app/shared/cashier/split.css.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { Upline, UplineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { PayDialog } from '../pay/pay-dialog.tsx';
import { amountFault } from './amount-fault.ts';
import { AmountFoot } from './amount-foot.tsx';
import { HeldBack } from './held-back.tsx';
import { Recipient } from './recipient.tsx';
import { TermsLines } from './terms-lines.tsx';
import { uplineDraft } from './upline-draft.ts';

interface AmountFormProps {
  terms: UplineTerms;
  upline: Upline;
}

/** How much the upline gets; what arrives stands above the button, which asks for the payment password. */
export function AmountForm({ terms, upline }: AmountFormProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const [draft] = useDraft(uplineDraft);
  const { amount } = useSnapshot(draft);
  const [isTried, setIsTried] = useState(false);
  // As they were when the member decided: a transfer made elsewhere since then must not pass unnoticed.
  const [decided, setDecided] = useState<{ made: number; amount: MinorUnits; upline: Upline }>();
  const field = useRef<HTMLInputElement>(null);
  const { currency, min, available, left, presets } = terms;
  const max = available < left.amount ? available : left.amount;
  const fault = amountFault(t, { amount, min, max, currency, tag });
  const possible = fault || amount === null ? null : minorUnits(amount);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    draft.amount = next;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (possible === null) return field.current?.focus();
    setDecided({ made: terms.made, amount: possible, upline });
  };
  // An amount beyond the limits is said at once; an empty field only when it is sent.
  const isShown = isTried || (amount !== null && (Number.isNaN(amount) || amount > max));
  return (
    <>
      <form className={split} noValidate onSubmit={submit}>
        <div className={main}>
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
          <Recipient upline={upline} />
          <HeldBack terms={terms} />
        </div>
        <div className={sideCard}>
          <TermsLines terms={terms} />
          <AmountFoot terms={terms} amount={possible} />
        </div>
      </form>
      {decided && <PayDialog terms={terms} decided={decided} draft={draft} onClose={() => setDecided(undefined)} />}
    </>
  );
}
