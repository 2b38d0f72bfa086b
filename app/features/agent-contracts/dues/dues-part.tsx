import { ToggleChip } from '#app/kit/chips/toggle-chip.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { OfficeRecordHead } from '#app/shared/office/periods/office-record-head.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { type Side, useDues } from '../contract-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { ContractAddress } from '../use-contract-address.ts';
import { Balance } from './balance.tsx';
import { isOpen } from './due-row.ts';
import { bone, duesPart } from './dues.css.ts';
import { DuesExport } from './dues-export.tsx';
import { DuesGrid } from './dues-grid.tsx';

interface DuesPartProps {
  kind: ContractKind;
  side: Side;
  address: ContractAddress;
}

/** What contracts of a kind came to in some days: the agent's own, or those of its downlines. */
export function DuesPart({ kind, side, address }: DuesPartProps) {
  const { range, days, isOpenOnly, showOpenOnly } = address;
  const { t } = useTranslation('agent-contracts');
  const { data, error, isFetching, refetch } = useDues(kind, side, days);
  // Real-time salaries pay themselves.
  const hasSteps = kind !== 'realTimeSalary';
  const isShort = isOpenOnly && hasSteps;
  return (
    <div className={duesPart}>
      <OfficeRecordHead
        address={range}
        days={data}
        t={t}
        action={
          data &&
          data.rows.length > 0 && <DuesExport dues={data} rows={isShort ? data.rows.filter(isOpen) : data.rows} />
        }
      >
        {hasSteps && (
          <ToggleChip icon="hourglass-medium" label={t('dues.open')} pressed={isOpenOnly} onPress={showOpenOnly} />
        )}
      </OfficeRecordHead>
      {data ? (
        <>
          <Balance dues={data} />
          <DuesGrid dues={data} isOpenOnly={isShort} />
        </>
      ) : error && !isFetching ? (
        <Problem
          title={t('dues.failed')}
          text={describeRefusal(error, t)}
          action={t('shell:error.retry')}
          onAction={() => void refetch()}
        />
      ) : (
        <Skeleton className={bone} />
      )}
    </div>
  );
}
