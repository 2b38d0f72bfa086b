import { useState } from 'react';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { mostOf } from '#app/kinds/money-flow/flow-terms.ts';
import { useTermsAmount } from '#app/kinds/money-flow/use-terms-amount.ts';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { TermsLines } from './terms-lines.tsx';

interface AmountFormProps {
  terms: DownlineTerms;
  onDecide: (amount: MinorUnits) => void;
}

/** Amount form for a transfer to a downline, with the available maximum. */
export function AmountForm({ terms, onDecide }: AmountFormProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const [entered, setEntered] = useState<number | null>(null);
  const amount = useTermsAmount(t, terms, entered);
  const { possible } = amount;
  const { currency, min, presets } = terms;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const submit = () => {
    const decided = amount.attempt();
    if (decided !== null) onDecide(decided);
  };
  return (
    <DialogForm
      action={possible === null ? t('transfer.start') : t('pay.action', { amount: money(possible) })}
      notes={null}
      onSubmit={submit}
    >
      <AmountEntry
        amount={amount}
        label={t('transfer.amount')}
        help={t('transfer.limits', { min: money(min), max: money(mostOf(terms)) })}
        step={min}
        presets={{ label: t('transfer.presets'), amounts: presets, all: t('transfer.all') }}
        onChange={setEntered}
      />
      <TermsLines terms={terms} />
    </DialogForm>
  );
}
