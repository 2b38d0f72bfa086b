import { useState } from 'react';
import { SidePanel } from '#app/kinds/list-with-detail/side-panel.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { facts } from '../dues/dues.css.ts';
import { hasStanding, standingContract } from '../standing-contract.ts';
import { TermsList } from '../terms-list.tsx';
import type { ContractAddress } from '../use-contract-address.ts';
import { useContractDays } from '../use-contract-days.ts';
import { useContractStep } from '../use-contract-step.ts';
import { EndDialog } from './end-dialog.tsx';

interface ContractPanelProps {
  book: ContractBook;
  contract: Contract;
  address: ContractAddress;
}

/** A contract with a downline, with buttons to change or end it. */
export function ContractPanel({ book, contract, address }: ContractPanelProps) {
  const { t } = useTranslation('agent-contracts');
  const [isEnding, setIsEnding] = useState(false);
  const { kind, currency } = book;
  const { account = '', status, tiers } = contract;
  const isRunning = hasStanding(contract);
  const canPropose = standingContract(book) !== undefined && book.downlines.includes(account);
  return (
    <SidePanel title={t('contract.title', { kind: t(`entry.${kind}`), account })} onClose={address.close}>
      <ContractFacts contract={contract} timeZone={book.timeZone} />
      <TermsList kind={kind} tiers={tiers} currency={currency} />
      {status === 'proposed' ? (
        <Withdraw contract={contract} />
      ) : (
        <DialogFoot>
          {isRunning && <Button onClick={() => setIsEnding(true)}>{t('end.action')}</Button>}
          {canPropose && (
            <Button look="primary" onClick={() => address.propose(account)}>
              {t(isRunning ? 'propose.another' : 'propose.again')}
            </Button>
          )}
        </DialogFoot>
      )}
      {isEnding && <EndDialog contract={contract} onClose={() => setIsEnding(false)} />}
    </SidePanel>
  );
}

function Withdraw({ contract: { kind, contractId, account } }: { contract: Contract }) {
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const { busy, submit, error } = useContractStep(kind, () =>
    toasts.show({ tone: 'success', text: t('withdraw.done', { account }) }),
  );
  return (
    <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
      <Button busy={busy} onClick={() => void submit({ action: 'withdraw', contractId })}>
        {t('withdraw.action')}
      </Button>
    </DialogFoot>
  );
}

/** Status, period and days of a contract. */
function ContractFacts({ contract, timeZone }: { contract: Contract; timeZone: string }) {
  const { t } = useTranslation('agent-contracts');
  const time = useClock('long', timeZone);
  const days = useContractDays();
  const { status, period, proposedAt, answerBy, beginsOn } = contract;
  const rows: Fact[] = [
    [t('column.status'), <ContractBadge key="status" contract={contract} />],
    [t('column.period'), t(`period.${period}`)],
    [t('column.days'), beginsOn === undefined ? undefined : days(contract)],
    [t('contract.proposedAt'), time(proposedAt)],
    [t('contract.answerBy'), status === 'proposed' ? time(answerBy) : undefined],
  ];
  return <Facts className={facts} rows={rows} />;
}
