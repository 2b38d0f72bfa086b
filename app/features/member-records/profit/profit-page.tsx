import { RecordFrame } from '#app/kinds/record-page/record-frame.tsx';
import { GAME_TYPES } from '#app/kinds/record-page/record-values.ts';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ProfitRecord } from '#schemas/generated/platform.ts';
import { NoRecords } from '../shared/no-records.tsx';
import { useTypeFilter } from '../shared/use-type-filter.ts';
import { chartBone, sum } from './chart.css.ts';
import { ProfitExport } from './profit-export.tsx';
import { Results } from './results.tsx';
import { useProfitRecord } from './use-profit-record.ts';

/** Winnings and losses: the result of the range, the net position, and a chart with a table of the same data. */
export function ProfitPage() {
  const { t } = useTranslation('member-records');
  const address = useRecordAddress();
  const gameType = address.choice('gameType', GAME_TYPES);
  const record = useProfitRecord(address.query, gameType);
  return (
    <RecordFrame
      {...{ address, record, t }}
      trial={t('trial')}
      failed={t('profit.failed')}
      filter={useTypeFilter(gameType)}
      action={(data) => <ProfitExport data={data} />}
      figures={[
        { name: t('profit.result'), signed: ({ totals }) => totals.profit },
        { name: usePositionName(record.page.data), cell: (data) => <Position data={data} /> },
      ]}
    >
      {(shown, problem) => problem ?? <Rows data={shown} address={address} />}
    </RecordFrame>
  );
}

interface RowsProps {
  data: ProfitRecord | undefined;
  address: ReturnType<typeof useRecordAddress>;
}

function Rows({ data, address }: RowsProps) {
  const { t } = useTranslation('member-records');
  if (!data) return <Skeleton className={chartBone} />;
  if (data.totals.count > 0) return <Results data={data} address={address} />;
  return (
    <NoRecords
      icon="chart-line-up"
      title={t('betting.none')}
      text={t('profit.noneText')}
      address={address}
      filters={['gameType']}
    />
  );
}

function usePositionName(data: ProfitRecord | undefined): string {
  const { t } = useTranslation('member-records');
  const { tag } = useCurrentLanguage();
  const since = Date.parse(`${data?.position.since}T00:00:00Z`);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return t('profit.position', { date: Number.isNaN(since) ? '…' : date.format(since) });
}

/** The net position and how it is calculated. */
function Position({ data: { position, currency } }: { data: ProfitRecord }) {
  const { t } = useTranslation('member-records');
  const { withdrawn, balance, deposited, net } = position;
  return (
    <>
      <SignedMoney amount={net} currency={currency} />
      <p className={sum}>
        {t('profit.withdrawn')} <Money amount={withdrawn} currency={currency} />
        {' + '}
        {t('profit.balance')} <Money amount={balance} currency={currency} />
        {' − '}
        {t('profit.deposited')} <Money amount={deposited} currency={currency} />
      </p>
    </>
  );
}
