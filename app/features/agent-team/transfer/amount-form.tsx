import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { AmountField } from '#app/shared/cashier/amount-field.tsx';
import { Presets } from '#app/shared/cashier/presets.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { amountFault } from './amount-fault.ts';
import { TermsLines } from './terms-lines.tsx';
import { form as formStyle } from './transfer.css.ts';

interface AmountFormProps {
  terms: DownlineTerms;
  onDecide: (amount: MinorUnits) => void;
}

/** How much the downline gets, and what can be transferred at most. */
export function AmountForm({ terms, onDecide }: AmountFormProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { currency, min, available, left, presets } = terms;
  const max = available < left.amount ? available : left.amount;
  const fault = amountFault(t, { amount, min, max, currency, tag });
  const possible = fault || amount === null ? null : minorUnits(amount);
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (possible === null) return field.current?.focus();
    onDecide(possible);
  };
  // An amount beyond the limits is said at once; an empty field only when it is sent.
  const isShown = isTried || (amount !== null && (Number.isNaN(amount) || amount > max));
  return (
    <form id={id} className={formStyle} noValidate onSubmit={submit}>
      <AmountField
        ref={field}
        label={t('transfer.amount')}
        help={t('transfer.limits', { min: money(min), max: money(max) })}
        error={isShown ? fault : undefined}
        value={amount}
        onChange={setAmount}
        currency={currency}
        step={min}
      />
      <Presets
        label={t('transfer.presets')}
        amounts={presets.filter((preset) => preset >= min && preset < max)}
        named={{ name: t('transfer.all'), amount: max }}
        value={amount}
        currency={currency}
        onChoose={setAmount}
      />
      <TermsLines terms={terms} />
      <DialogFoot>
        <Button type="submit" form={id} look="primary" large wide>
          {possible === null ? t('transfer.start') : t('pay.action', { amount: money(possible) })}
        </Button>
      </DialogFoot>
    </form>
  );
}
