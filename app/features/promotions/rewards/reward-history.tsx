import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { RecordHead } from '#app/shared/records/record-head.tsx';
import { useListAddress } from '#app/shared/records/use-record-address.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import { RewardExport } from './reward-export.tsx';
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
  const action = data && data.totals.count > 0 && <RewardExport data={data} load={all} isLate={isPlaceholderData} />;
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
