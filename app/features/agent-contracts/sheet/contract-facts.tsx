import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import type { Contract } from '#schemas/generated/platform.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { fact, factName, facts, factValue } from '../dues/dues.css.ts';
import { useContractDays } from '../use-contract-days.ts';

/** A contract's state, its period and its days. */
export function ContractFacts({ contract, timeZone }: { contract: Contract; timeZone: string }) {
  const { t } = useTranslation('agent-contracts');
  const time = useClock('long', timeZone);
  const days = useContractDays();
  const { status, period, proposedAt, answerBy, beginsOn } = contract;
  return (
    <dl className={facts}>
      <div className={fact}>
        <dt className={factName}>{t('column.status')}</dt>
        <dd className={factValue}>
          <ContractBadge contract={contract} />
        </dd>
      </div>
      <Fact name={t('column.period')} value={t(`period.${period}`)} />
      {beginsOn !== undefined && <Fact name={t('column.days')} value={days(contract)} />}
      <Fact name={t('contract.proposedAt')} value={time(proposedAt)} />
      {status === 'proposed' && <Fact name={t('contract.answerBy')} value={time(answerBy)} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={fact}>
      <dt className={factName}>{name}</dt>
      <dd className={factValue}>{value}</dd>
    </div>
  );
}
