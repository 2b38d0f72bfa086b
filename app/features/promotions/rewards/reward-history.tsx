import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { rewardHistory } from '#app/platform/generated/operations/reward-history.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { Reward, RewardPage } from '#schemas/generated/platform.ts';
import { rewardHistoryKey } from './reward-history-key.ts';
import { RewardList } from './reward-list.tsx';
import { total, totalBone, totalFigure, totals } from './rewards.css.ts';

const PAGE_SIZE = 10;
/** Maximum page size in the contract. */
const LARGEST_PAGE = 100;

/** Rewards paid in the chosen days, with their totals. */
export function RewardHistory() {
  const { t } = useTranslation('promotions');
  const address = useListAddress();
  const { page, all } = useRewardHistory(address);
  const { data, isError, isPlaceholderData, refetch } = page;
  if (data && !isPlaceholderData && address.page > Math.max(1, data.totalPages))
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  if (!data && isError) {
    return <Problem title={t('rewards.failed')} onAction={() => void refetch()} />;
  }
  // A member without any paid reward needs no date range.
  if (data?.totals.count === 0 && data.from === undefined) return <p className={prose.quiet}>{t('rewards.none')}</p>;
  const action = data && data.totals.count > 0 && (
    <RecordExport<Reward>
      {...{ days: data, t }}
      title={t('rewards.history')}
      columns={[
        { name: t('column.when'), time: ({ paidAt }) => paidAt },
        { name: t('column.promotion'), cell: ({ title }) => title },
        { name: t('column.amount'), money: ({ amount }) => amount },
        { name: t('column.currency'), currency: true },
      ]}
      currencyOf={({ currency }) => currency}
      load={(signal) => all(data, signal)}
      total={data.totals.count}
      isLate={isPlaceholderData}
    />
  );
  return (
    <>
      <RecordHead address={address} days={data} t={t} action={action} />
      {data?.totals.count !== 0 && <RewardTotals data={data} />}
      <RewardList data={data} busy={isPlaceholderData} onShowAll={() => address.filter(EVERY_DAY)} />
      {data && (
        <Pages label={t('rewards.history')} page={address.page} count={data.totalPages} onPage={address.turnTo} />
      )}
    </>
  );
}

const EVERY_DAY = { range: null, from: null, to: null };

/** Queries for one page of paid rewards, the latest first, and for all of them, for the export. */
function useRewardHistory({ query, page }: Pick<ReturnType<typeof useListAddress>, 'query' | 'page'>) {
  const { code: language } = useCurrentLanguage();
  return useRecordPages(
    {
      ...{ listKey: rewardHistoryKey, call: rewardHistory, filters: { language }, largestSize: LARGEST_PAGE },
      keyOf: ({ promotionId }) => promotionId,
    },
    { query, page, size: PAGE_SIZE },
  );
}

/** Number and sum of the rewards of the chosen days. */
function RewardTotals({ data }: { data: RewardPage | undefined }) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const shown = data && [
    { name: t('rewards.total'), value: <Money amount={data.totals.paid} currency={data.currency} /> },
    { name: t('rewards.number'), value: new Intl.NumberFormat(tag).format(data.totals.count) },
  ];
  if (!shown) return <Skeleton className={totalBone} />;
  return (
    <dl className={totals}>
      {shown.map(({ name, value }) => (
        <div key={name} className={total}>
          <dt className={prose.aside}>{name}</dt>
          <dd className={totalFigure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
