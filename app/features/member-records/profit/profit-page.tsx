import { stack } from '#app/kit/layout/layout.css.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordHead } from '#app/shared/records/record-head.tsx';
import { useRecordAddress } from '#app/shared/records/use-record-address.ts';
import { GAME_TYPES, readFilters } from '../betting/read-filters.ts';
import { FirstStep } from '../shared/first-step.tsx';
import { chartBone } from './chart.css.ts';
import { ProfitExport } from './profit-export.tsx';
import { ProfitSummary } from './profit-summary.tsx';
import { Results } from './results.tsx';
import { useProfitRecord } from './use-profit-record.ts';

/** What the member has won and lost: the result of the range, the net position, a chart and a table that say the same. */
export function ProfitPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const { gameType } = readFilters(address.read);
  const { enabled, record } = useProfitRecord(address.query, gameType);
  const { data, isError, isPending, refetch } = record;
  if (!enabled) return <Alert tone="info" text={t('trial')} />;
  const types = GAME_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <div className={stack[5]}>
      <RecordHead
        address={address}
        days={data}
        t={t}
        action={data && data.totals.count > 0 && <ProfitExport data={data} />}
      >
        <InlineSelect
          label={t('betting.types')}
          icon="game-controller"
          choices={[{ value: '', label: t('betting.allTypes') }, ...types]}
          value={gameType ?? ''}
          onChange={(value) => address.filter({ gameType: value })}
        />
      </RecordHead>
      {(data || isPending) && <ProfitSummary data={data} />}
      {isPending && <Skeleton className={chartBone} />}
      {isError && !data && <Problem title={t('profit.failed')} onAction={() => void refetch()} />}
      {data && data.totals.count > 0 && <Results data={data} address={address} />}
      {data?.totals.count === 0 && (
        <Empty icon="chart-line-up" title={t('betting.none')} text={t('profit.noneText')}>
          <FirstStep address={address} filters={['gameType']} />
        </Empty>
      )}
    </div>
  );
}
