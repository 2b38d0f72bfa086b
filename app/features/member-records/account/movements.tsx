import type { UseQueryResult } from '@tanstack/react-query';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { Table } from '#app/kit/table/table.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordFoot } from '#app/shared/records/record-foot.tsx';
import type { useRecordAddress } from '#app/shared/records/use-record-address.ts';
import type { AccountRecord, Movement } from '#schemas/generated/platform.ts';
import { FirstStep } from '../shared/first-step.tsx';
import { useMovementColumns } from './movement-columns.tsx';

interface MovementsProps {
  query: Pick<UseQueryResult<AccountRecord>, 'data' | 'isError' | 'refetch'>;
  address: ReturnType<typeof useRecordAddress>;
}

/** The movements of one page, with the balance after each. */
export function Movements({ query: { data, isError, refetch }, address }: MovementsProps) {
  const { t } = useTranslation('member-records');
  const columns = useMovementColumns(data);
  const problem = isError && !data && <Problem title={t('account.failed')} onAction={() => void refetch()} />;
  return (
    <>
      <Table
        caption={t('entry.account')}
        captionHidden
        columns={columns}
        rows={data?.content}
        keyOf={keyOf}
        problem={problem || undefined}
        empty={
          <Empty icon="list" title={t('account.none')} text={t('account.noneText')}>
            <FirstStep address={address} filters={['kind']} />
          </Empty>
        }
      />
      {data && (
        <RecordFoot
          label={t('entry.account')}
          address={address}
          count={data.totals.count}
          totalPages={data.totalPages}
          t={t}
        />
      )}
    </>
  );
}

function keyOf({ id }: Movement): string {
  return String(id);
}
