import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { emptyText, paid } from './rewards.css.ts';
import { useRewardHistory } from './use-reward-history.ts';

export function RewardHistory() {
  const { t } = useTranslation('promotions');
  const day = useClock('day');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useRewardHistory(page);
  if (!data && isError) {
    return <Problem title={t('rewards.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />;
  }
  if (data?.totalPages === 0) return <p className={emptyText}>{t('rewards.none')}</p>;
  return (
    <>
      <List busy={!data} label={t('rewards.history')}>
        {data?.content.map(({ promotionId, title, amount, currency, paidAt }) => (
          <ListRow
            key={promotionId}
            lead={<Icon name="check-circle-fill" size={22} />}
            text={title}
            note={day(paidAt)}
            trail={
              <span className={paid}>
                <Money amount={amount} currency={currency} />
              </span>
            }
          />
        ))}
      </List>
      {data && <Pages label={t('rewards.history')} page={page} count={data.totalPages} onPage={setPage} />}
    </>
  );
}
