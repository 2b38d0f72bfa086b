import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import type { FileColumn } from '#app/kinds/record-page/file/record-file.ts';
import { RecordFoot } from '#app/kinds/record-page/foot/record-foot.tsx';
import { RecordFrame } from '#app/kinds/record-page/record-frame.tsx';
import { BET_RESULTS } from '#app/kinds/record-page/record-values.ts';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { List } from '#app/kit/list/list.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { GAME } from '#app/shell/member/use-game-record.ts';
import type { BettingRecord, SettledBet } from '#schemas/generated/platform.ts';
import { NoRecords } from '../shared/no-records.tsx';
import { heading } from '../shared/records.css.ts';
import { useTypeFilter } from '../shared/use-type-filter.ts';
import { BetGroups } from './bet-groups.tsx';
import { BetRows } from './bet-rows.tsx';
import { OneGame } from './one-game.tsx';
import { useBettingRecord } from './use-betting-record.ts';

/** Settled bets: the result, each bet with its details, and totals by game type and vendor. */
export function BettingPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const { record, gameType, result } = useBettingRecord(address);
  const file = useBetFile();
  return (
    <RecordFrame
      {...{ address, record, t }}
      trial={t('trial')}
      failed={t('betting.failed')}
      filter={useTypeFilter(gameType, ['vendor', GAME])}
      moreFilters={
        <>
          <OneGame address={address} bets={record.page.data?.content} />
          <ChipGroup
            label={t('betting.results')}
            choices={['' as const, ...BET_RESULTS].map((value) => ({
              value,
              label: t(`betting.result.${value || 'all'}`),
            }))}
            chosen={result ?? ''}
            onChoose={(value) => address.filter({ result: value })}
          />
        </>
      }
      action={(data, isLate) => (
        <RecordExport
          {...{ isLate, t }}
          title={t('entry.betting')}
          columns={file}
          days={data}
          currencyOf={() => data.currency}
          load={(signal) => record.all(data, signal)}
          total={data.totals.count}
        />
      )}
      figures={[
        { name: t('betting.profit'), signed: ({ totals }) => totals.profit },
        { name: t('betting.stake'), money: ({ totals }) => totals.stake },
        { name: t('betting.paid'), money: ({ totals }) => totals.paid },
        { name: t('betting.count'), count: ({ totals }) => totals.count },
      ]}
    >
      {(shown, problem) => problem ?? (shown ? <Bets data={shown} address={address} /> : <List busy />)}
    </RecordFrame>
  );
}

interface BetsProps {
  data: BettingRecord;
  address: ReturnType<typeof useRecordAddress>;
}

function Bets({ data, address }: BetsProps) {
  const { t } = useTranslation('member-records');
  const { content, groups, totals, totalPages } = data;
  return (
    <>
      {content.length === 0 ? (
        <NoRecords
          icon="ticket"
          title={t('betting.none')}
          text={t('betting.noneText')}
          address={address}
          filters={['gameType', 'vendor', GAME, 'result']}
        />
      ) : (
        <section>
          <h2 className={heading}>{t('betting.bets')}</h2>
          <BetRows data={data} />
          <RecordFoot label={t('betting.bets')} address={address} count={totals.count} totalPages={totalPages} t={t} />
        </section>
      )}
      {groups.length > 0 && <BetGroups data={data} address={address} />}
    </>
  );
}

function useBetFile(): FileColumn<SettledBet>[] {
  const { t } = useTranslation('member-records');
  return [
    { name: t('bet.settled'), time: ({ settledAt }) => settledAt },
    { name: t('bet.placed'), time: ({ placedAt }) => placedAt },
    { name: t('bet.number'), cell: ({ betId }) => String(betId) },
    { name: t('column.game'), cell: ({ game }) => game },
    { name: t('bet.type'), cell: ({ gameType }) => (gameType ? t(`type.${gameType}`) : '') },
    { name: t('column.vendor'), cell: ({ vendorName }) => vendorName },
    { name: t('bet.stake'), money: ({ stake }) => stake },
    { name: t('bet.paid'), money: ({ paid }) => paid },
    { name: t('bet.profit'), money: ({ profit }) => profit },
    { name: t('bet.balance'), money: ({ balance }) => balance },
    { name: t('column.currency'), currency: true },
  ];
}
