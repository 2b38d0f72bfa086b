import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import type { FileColumn } from '#app/kinds/record-page/file/record-file.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import type { Bonus } from '#schemas/generated/platform.ts';
import { minus, ZERO } from '#schemas/money/minor-units.ts';
import { BonusFilters, countsOf } from './bonus-filters.tsx';
import { BonusList } from './bonus-list.tsx';
import { BonusTotals } from './bonus-totals.tsx';
import { useBonusAddress } from './use-bonus-address.ts';
import { useBonuses } from './use-bonuses.ts';

/** The member's bonuses, and the wagering left before each can be withdrawn. */
export function BonusesPage() {
  const { t } = useTranslation('bonus-details');
  const address = useBonusAddress();
  const columns = useFileColumns();
  const { enabled, page, all } = useBonuses(address);
  const { data, isError, isPlaceholderData, refetch } = page;
  if (!enabled) return <Alert tone="info" text={t('trial')} />;
  if (data && !isPlaceholderData && address.page > Math.max(1, data.totalPages))
    return <Navigate to={{ search: address.queryOf(data.totalPages) }} replace />;
  if (isError && !data) return <Problem title={t('failed')} onAction={() => void refetch()} />;
  const count = data ? countsOf(data.totals)[address.shown] : 0;
  // Members without any bonus ever need no choice of days.
  const isEmpty = data?.totals.count === 0 && data.from === undefined;
  return (
    <div className={stack[5]}>
      {!isEmpty && (
        <RecordHead
          address={address}
          days={data}
          t={t}
          action={
            data &&
            count > 0 && (
              <RecordExport
                {...{ days: data, columns, t }}
                title={t('entry.bonuses')}
                currencyOf={() => data.currency}
                load={(signal) => all(data, signal)}
                total={count}
                isLate={isPlaceholderData}
              />
            )
          }
        />
      )}
      <BonusTotals data={data} />
      {data?.totals.count !== 0 && (
        <BonusFilters totals={data?.totals} chosen={address.shown} onChoose={address.choose} />
      )}
      <BonusList data={data} busy={isPlaceholderData} address={address} />
      {data && <Pages label={t('list')} page={address.page} count={data.totalPages} onPage={address.turnTo} />}
    </div>
  );
}

function useFileColumns(): FileColumn<Bonus>[] {
  const { t } = useTranslation('bonus-details');
  return [
    { name: t('column.when'), time: ({ receivedAt }) => receivedAt },
    { name: t('column.promotion'), cell: ({ title }) => title },
    { name: t('column.amount'), money: ({ amount }) => amount },
    {
      name: t('left'),
      money: ({ status, required, staked }) => (status === 'open' ? minus(required, staked) : ZERO),
    },
    { name: t('column.state'), cell: ({ status }) => t(`status.${status}`) },
    { name: t('column.currency'), currency: true },
  ];
}
