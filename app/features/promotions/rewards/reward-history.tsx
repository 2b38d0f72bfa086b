import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { Reward } from '#schemas/generated/platform.ts';
import { RewardList } from './reward-list.tsx';
import { RewardTotals } from './reward-totals.tsx';
import { useRewardHistory } from './use-reward-history.ts';

/** The rewards that were paid in the days of the address, and what they come to. */
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
  // Who was never paid a reward needs no days to choose from.
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
