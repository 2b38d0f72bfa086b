import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { Contract } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { facts } from '../dues/dues.css.ts';
import { useContractDays } from '../use-contract-days.ts';

/** A contract's state, its period and its days. */
export function ContractFacts({ contract, timeZone }: { contract: Contract; timeZone: string }) {
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
