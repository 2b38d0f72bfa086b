import { CountBadge } from '#app/kit/badge/count-badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { useWaiting } from '../contract-queries.ts';

export const DividendCount = () => <Count kind="dividend" />;
export const DailySalaryCount = () => <Count kind="dailySalary" />;
export const HourlySalaryCount = () => <Count kind="hourlySalary" />;
export const RealTimeSalaryCount = () => <Count kind="realTimeSalary" />;

/** Number of proposals and requested amounts that wait for the agent. */
function Count({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-contracts');
  const count = useWaiting().data?.[kind] ?? 0;
  return <CountBadge count={count} label={t('waiting', { count })} />;
}
