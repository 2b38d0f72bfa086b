import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AmountEntry } from '#app/kinds/money-flow/amount-entry.tsx';
import { mostOf } from '#app/kinds/money-flow/flow-terms.ts';
import { main, sideCard, split } from '#app/kinds/money-flow/page/split.css.ts';
import { useTermsAmount } from '#app/kinds/money-flow/use-terms-amount.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { Upline, UplineTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { ConfirmDialog } from '../pay/confirm-dialog.tsx';
import { AmountFoot } from './amount-foot.tsx';
import { HeldBack } from './held-back.tsx';
import { Recipient } from './recipient.tsx';
import { TermsLines } from './terms-lines.tsx';
import { uplineDraft } from './upline-draft.ts';

interface AmountFormProps {
  terms: UplineTerms;
  upline: Upline;
}

/** Amount form of a transfer to the upline. Submitting it asks for the payment password. */
export function AmountForm({ terms, upline }: AmountFormProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const [draft] = useDraft(uplineDraft);
  const amount = useTermsAmount(t, terms, useSnapshot(draft).amount);
  // The values that the member saw, so that the platform can refuse if a transfer was made elsewhere since.
  const [decided, setDecided] = useState<{ made: number; amount: MinorUnits; upline: Upline }>();
  const { currency, min, presets } = terms;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const change = (next: number | null) => {
    draft.amount = next;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const possible = amount.attempt();
    if (possible === null) return;
    setDecided({ made: terms.made, amount: possible, upline });
  };
  return (
    <>
      <form className={split} noValidate onSubmit={submit}>
        <div className={main}>
          <AmountEntry
            amount={amount}
            label={t('amount')}
            help={t('limits', { min: money(min), max: money(mostOf(terms)) })}
            step={min}
            presets={{ label: t('presets'), amounts: presets, all: t('all') }}
            onChange={change}
          />
          <Recipient upline={upline} />
          <HeldBack terms={terms} />
        </div>
        <div className={sideCard}>
          <TermsLines terms={terms} />
          <AmountFoot terms={terms} amount={amount.possible} />
        </div>
      </form>
      {decided && <ConfirmDialog terms={terms} decided={decided} draft={draft} onClose={() => setDecided(undefined)} />}
    </>
  );
}
