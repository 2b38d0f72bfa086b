import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { Side } from '../contract-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { Balance } from './balance.tsx';
import { bone, duesPart } from './dues.css.ts';
import { DuesExport } from './dues-export.tsx';
import { DuesGrid } from './dues-grid.tsx';
import { useDues } from './use-dues.ts';

interface DuesPartProps {
  kind: ContractKind;
  side: Side;
  address: ContractAddress;
}

/** Amounts of a kind of contract in a period: the agent's own, or those of its downlines. */
export function DuesPart({ kind, side, address }: DuesPartProps) {
  const { range, days, isOpenOnly, showOpenOnly } = address;
  const { t } = useTranslation('agent-contracts');
  // Real-time salaries are paid automatically.
  const hasSteps = kind !== 'realTimeSalary';
  const view = isOpenOnly && hasSteps ? 'open' : 'all';
  const list = useDues({ kind, side, days, view });
  const { dues, rows, error, isFetching, refetch } = list;
  return (
    <div className={duesPart}>
      <OfficeRecordHead
        address={range}
        days={dues}
        t={t}
        action={rows && dues && dues.totals.count > 0 && <DuesExport dues={dues} view={view} />}
      >
        {hasSteps && (
          <ToggleChip icon="hourglass-medium" label={t('dues.open')} pressed={isOpenOnly} onPress={showOpenOnly} />
        )}
      </OfficeRecordHead>
      {dues ? (
        <>
          <Balance dues={dues} />
          <DuesGrid dues={dues} list={list} isOpenOnly={view === 'open'} />
        </>
      ) : error && !isFetching ? (
        <Problem title={t('dues.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />
      ) : (
        <Skeleton className={bone} />
      )}
    </div>
  );
}
