import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { MOST_TIERS } from '#schemas/contracts/check-terms.ts';
import { endedBy } from '#schemas/contracts/compare-terms.ts';
import type { Contract, ContractBook, ContractOutlook } from '#schemas/generated/platform.ts';
import { EndedContracts } from '../book/ended-contracts.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { useContractStep } from '../use-contract-step.ts';
import { useDayText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import { OutlookPart } from './outlook-part.tsx';
import { below as belowStyle } from './propose.css.ts';
import { TierFields } from './tier-fields.tsx';
import { type Typed, useProposal } from './use-proposal.ts';

interface ProposeLeadProps {
  own: Contract;
  outlook: ContractOutlook;
}

interface ProposeFormProps {
  book: ContractBook;
  own: Contract;
  account: string;
  outlook: ContractOutlook;
  address: ContractAddress;
  typed: Typed;
}

/** Form for a proposal: its tiers, a preview of the payment, and the contracts it would end. */
export function ProposeForm({ book, own, account, outlook, address, typed }: ProposeFormProps) {
  const { t } = useTranslation('agent-contracts');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const toasts = useToasts();
  const [isTried, setIsTried] = useState(false);
  const proposal = useProposal(own, outlook, typed);
  const { kind, currency } = book;
  const { drafts, terms, faults } = proposal;
  const { busy, submit, error, reset } = useContractStep(kind, ({ contract }) => {
    toasts.show({ tone: 'success', text: t('propose.done', { account }) });
    if (contract) address.openContract(contract.contractId);
  });
  const ends = endedBy(
    terms,
    outlook.below.map((one) => ({ ...one, terms: { kind, period: one.period, tiers: one.tiers } })),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (faults.length === 0)
      return void submit({ action: 'propose', account, period: own.period, tiers: [...terms.tiers] });
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form id={id} ref={element} className={stack[6]} noValidate onSubmit={send} onChange={reset}>
      <ProposeLead own={own} outlook={outlook} />
      {drafts.map((draft, index) => (
        <TierFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a tier.
          key={index}
          {...{ kind, currency, index, draft, proposal, isTried }}
          canRemove={drafts.length > 1}
        />
      ))}
      <div className={belowStyle}>
        {drafts.length < MOST_TIERS && (
          <Button look="plain" icon="plus" onClick={proposal.add}>
            {t('propose.addTier')}
          </Button>
        )}
        <span className={prose.note}>{t('propose.within')}</span>
      </div>
      <OutlookPart outlook={outlook} terms={terms} />
      {faults.length === 0 && (
        <EndedContracts
          kind={kind}
          ends={ends}
          currency={currency}
          title={t('ends.theirs', { count: ends.length, account })}
        />
      )}
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <Button type="submit" form={id} look="primary" wide busy={busy}>
          {t('propose.action', { account })}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The contract's period, its first day, and the contract it replaces. */
function ProposeLead({ own, outlook: { own: before, figures, currency } }: ProposeLeadProps) {
  const { t } = useTranslation('agent-contracts');
  const day = useDayText();
  const text = useTermsText(currency);
  const beginsOn = figures.find(({ period }) => period === own.period)?.beginsOn;
  return (
    <p className={prose.note}>
      {t('propose.period', { period: t(`period.${own.period}`) })}
      {beginsOn !== undefined && ` ${t('propose.begins', { day: day(beginsOn) })}`}
      {before && ` ${t('propose.replaces', { terms: text.upTo(before.kind, before.tiers) })}`}
      {` ${t('propose.open')}`}
    </p>
  );
}
