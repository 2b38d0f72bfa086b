import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { List } from '#app/kit/list/list.tsx';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordHead } from '#app/shared/records/record-head.tsx';
import { useRecordAddress } from '#app/shared/records/use-record-address.ts';
import { GAME } from '#app/shell/member/use-game-record.ts';
import { Navigate } from '#app/shell/router/router.ts';
import { BetExport } from './bet-export.tsx';
import { BetGroups } from './bet-groups.tsx';
import { BetList } from './bet-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { OneGame } from './one-game.tsx';
import { GAME_TYPES, RESULTS, readFilters } from './read-filters.ts';
import { useBettingRecord } from './use-betting-record.ts';

/** The member's settled bets: the result, the sums by game type and vendor, and each bet with its detail. */
export function BettingPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const filters = readFilters(address.read);
  const record = useBettingRecord(address.query, filters, address);
  const { data, isError, isPending, isPlaceholderData, refetch } = record.page;
  if (!record.enabled) return <Alert tone="info" text={t('trial')} />;
  if (data && !isPlaceholderData && data.totalPages > 0 && address.page > data.totalPages)
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  const types = GAME_TYPES.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <div className={stack[5]}>
      <RecordHead
        address={address}
        days={data}
        t={t}
        action={data && data.totals.count > 0 && <BetExport data={data} load={(signal) => record.all(data, signal)} />}
      >
        <InlineSelect
          label={t('betting.types')}
          icon="game-controller"
          choices={[{ value: '', label: t('betting.allTypes') }, ...types]}
          value={filters.gameType ?? ''}
          onChange={(gameType) => address.filter({ gameType, vendor: '', [GAME]: '' })}
        />
      </RecordHead>
      <OneGame address={address} bets={data?.content} />
      <ChipGroup
        label={t('betting.results')}
        choices={[
          { value: '', label: t('betting.result.all') },
          ...RESULTS.map((value) => ({ value, label: t(`betting.result.${value}`) })),
        ]}
        chosen={filters.result ?? ''}
        onChoose={(result) => address.filter({ result })}
      />
      {(data || isPending) && <BetTotals data={data} />}
      {isPending && <List busy />}
      {isError && !data && <Problem title={t('betting.failed')} onAction={() => void refetch()} />}
      {data && <BetList data={data} address={address} />}
      {data && data.groups.length > 0 && <BetGroups data={data} address={address} />}
    </div>
  );
}
