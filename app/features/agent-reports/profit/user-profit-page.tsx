import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { useOfficeRecord } from '#app/kinds/record-page/office/use-office-record.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { teamProfit } from '#app/platform/generated/operations/team-profit.ts';
import { teamProfitFile } from '#app/platform/generated/operations/team-profit-file.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Navigate } from '#app/shell/router/router.ts';
import { AccountPath } from '#app/shell/team/account-path.tsx';
import { AccountSearch } from '#app/shell/team/account-search.tsx';
import { search as searchStyle } from './profit.css.ts';
import { ProfitGrid } from './profit-grid.tsx';
import { useProfitAddress } from './use-profit-address.ts';

const PAGE_SIZE = 50;
const FILE = ['account', 'members', 'turnover', 'netLoss', 'deposits', 'withdrawals', 'rebate'] as const;

/** Turnover, net loss, deposits and withdrawals of each downline's team in a period, level by level. */
export function ProfitPage() {
  const { t } = useTranslation('agent-reports');
  const address = useProfitAddress();
  const layout = useGridLayout('profit');
  const { account, search, sort, page } = address;
  const accounts = { ...(account && { account }), ...(search && { search }) };
  const order = { sort: sort.column, direction: sort.direction };
  const rows = { ...order, offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE };
  const record = useOfficeRecord('profit', teamProfit, { ...accounts, ...address.query, ...rows });
  const { data, isPlaceholderData } = record;
  const pages = data ? Math.ceil(data.count / PAGE_SIZE) : 0;
  if (data && !isPlaceholderData && page > Math.max(1, pages))
    return <Navigate to={{ search: address.queryOf(pages) }} replace />;
  return (
    <OfficeRecords
      {...{ address, record, t }}
      title={t('title')}
      views={{ name: 'profit', layout }}
      filter={
        <AccountSearch
          key={account}
          className={searchStyle}
          label={t('search', { account: data?.head.account ?? '' })}
          clearLabel={t('clear')}
          search={search}
          onSearch={address.setSearch}
        />
      }
      failed={t('failed')}
      action={({ head, count, isCut, ...days }, isLate) => (
        <SentExport
          {...{ days, isLate, t }}
          title={`${t('title')} ${head.account}`}
          columns={[
            ...FILE.map((field) => ({ field, name: t(`column.${field}`) })),
            { field: 'currency', name: t('currency') },
          ]}
          call={teamProfitFile}
          address="POST /wps/agent/team/profit/file"
          query={{ ...accounts, from: days.from, to: days.to }}
          total={isCut ? undefined : count}
        />
      )}
    >
      {(shown) => (
        <>
          <AccountPath label={t('path')} head={data?.head} levelOf={address.levelOf} />
          {data?.isCut && <Alert tone="info" text={t('cut')} />}
          <ProfitGrid data={shown} address={address} layout={layout} />
          {data && <Pages label={t('title')} page={page} count={pages} onPage={address.turnTo} />}
        </>
      )}
    </OfficeRecords>
  );
}
