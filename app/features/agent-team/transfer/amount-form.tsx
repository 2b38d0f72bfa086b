import { useState } from 'react';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { mostOf } from '#app/kinds/money-flow/flow-terms.ts';
import { TermLines } from '#app/kinds/money-flow/page/term-lines.tsx';
import { useTermsAmount } from '#app/kinds/money-flow/use-terms-amount.ts';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';

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

/** Available amount, rest of the daily limit, and the reasons why part of the balance is not available. */
function TermsLines({ terms }: { terms: DownlineTerms }) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const { currency, available, balance, turnoverLeft, left, limit } = terms;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const number = new Intl.NumberFormat(tag);
  const times = { times: number.format(left.times), all: number.format(limit.times), amount: money(left.amount) };
  const rows = [
    [t('transfer.available'), money(available)],
    [t('transfer.fee'), t('transfer.noFee')],
    [t('transfer.left'), t('transfer.leftText', times)],
  ] as const;
  return (
    <>
      <TermLines rows={rows} />
      {balance > available && turnoverLeft > 0 && (
        <p className={prose.aside}>
          {t('transfer.held', { held: money(minus(balance, available)), left: money(turnoverLeft) })}
        </p>
      )}
    </>
  );
}
