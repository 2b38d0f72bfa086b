import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { OfficeRecordHead } from '#app/kinds/record-page/office/periods/office-record-head.tsx';
import { SavedViewsMenu } from '#app/kinds/record-page/office/saved-views/saved-views-menu.tsx';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import { ProfitExport } from './profit-export.tsx';
import { ProfitGrid } from './profit-grid.tsx';
import { ProfitPath } from './profit-path.tsx';
import { ProfitSearch } from './profit-search.tsx';
import { useProfit } from './use-profit.ts';
import { useProfitAddress } from './use-profit-address.ts';

/** Turnover, net loss, deposits and withdrawals of each downline's team in a period, level by level. */
export function ProfitPage() {
  const { t } = useTranslation('agent-reports');
  const address = useProfitAddress();
  const layout = useGridLayout('profit');
  const { profitQuery, pagesOf } = useProfit(address);
  const { data, error, isPlaceholderData, refetch } = profitQuery;
  const pages = data ? pagesOf(data.count) : 0;
  if (data && !isPlaceholderData && address.page > Math.max(1, pages))
    return <Navigate to={{ search: address.queryOf(pages) }} replace />;
  const shown = isPlaceholderData ? undefined : data;
  const failed = error && !data && (
    <Problem title={t('failed')} text={describeProblem(error, t)} onAction={() => void refetch()} />
  );
  return (
    <div className={stack[4]}>
      <PageHead
        title={t('title')}
        fresh={{ at: data?.asOf, zone: data?.timeZone, refresh: () => refetch({ throwOnError: true }) }}
      >
        <SavedViewsMenu name="profit" layout={layout} />
      </PageHead>
      <OfficeRecordHead
        address={address}
        days={data}
        t={t}
        action={data && <ProfitExport data={data} address={address} isLate={isPlaceholderData} />}
      >
        <ProfitSearch key={address.account} address={address} head={data?.head.account} />
      </OfficeRecordHead>
      <ProfitPath head={data?.head} address={address} />
      {data?.isCut && <Alert tone="info" text={t('cut')} />}
      <ProfitGrid data={shown} address={address} layout={layout} failed={failed || undefined} />
      {data && <Pages label={t('title')} page={address.page} count={pages} onPage={address.turnTo} />}
    </div>
  );
}
