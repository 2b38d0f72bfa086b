import { Fragment, useRef, useState } from 'react';
import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { useOfficeRecord } from '#app/kinds/record-page/office/use-office-record.ts';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { searchEnd, searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { teamProfit } from '#app/platform/generated/operations/team-profit.ts';
import { teamProfitFile } from '#app/platform/generated/operations/team-profit-file.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import { Link, Navigate } from '#app/shell/router/router.ts';
import type { TeamHead } from '#schemas/generated/platform.ts';
import { here, path as pathStyle, search as searchStyle, step } from './profit.css.ts';
import { ProfitGrid } from './profit-grid.tsx';
import { type ProfitAddress, useProfitAddress } from './use-profit-address.ts';

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
      filter={<ProfitSearch key={account} address={address} head={data?.head.account} />}
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
          query={{ ...accounts, from: days.from, to: days.to }}
          total={isCut ? undefined : count}
        />
      )}
    >
      {(shown) => (
        <>
          <ProfitPath head={data?.head} address={address} />
          {data?.isCut && <Alert tone="info" text={t('cut')} />}
          <ProfitGrid data={shown} address={address} layout={layout} />
          {data && <Pages label={t('title')} page={page} count={pages} onPage={address.turnTo} />}
        </>
      )}
    </OfficeRecords>
  );
}

interface ProfitPathProps {
  /** Undefined while loading. */
  head: TeamHead | undefined;
  address: ProfitAddress;
}

/** Breadcrumb from the agent down to the level. */
function ProfitPath({ head, address }: ProfitPathProps) {
  const { t } = useTranslation('agent-reports');
  if (!head) return <p className={pathStyle} aria-busy="true" />;
  return (
    <nav className={pathStyle} aria-label={t('path')}>
      {head.path.slice(0, -1).map((above, index) => (
        <Fragment key={above}>
          <Link className={step} to={address.levelOf(index === 0 ? null : above)}>
            <bdi>{above}</bdi>
          </Link>
          <Icon name="caret-right" size={14} />
        </Fragment>
      ))}
      <bdi className={here} aria-current="page">
        {head.account}
      </bdi>
    </nav>
  );
}

interface ProfitSearchProps {
  address: ProfitAddress;
  /** Account whose team is searched; undefined while loading. */
  head: string | undefined;
}

/** Search for accounts below the level by prefix. */
function ProfitSearch({ address: { search, setSearch }, head }: ProfitSearchProps) {
  const { t } = useTranslation('agent-reports');
  // Holds the typed text while the field has the focus; otherwise the field shows the address.
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const label = t('search', { account: head ?? '' });
  const write = (text: string | undefined) => {
    setTyped(text);
    setSearch(text?.trim() ?? '');
  };
  // Keep the focus: the button disappears with the text.
  const empty = () => {
    write(undefined);
    field.current?.focus();
  };
  return (
    <div className={searchStyle}>
      <span className={searchIcon}>
        <Icon name="magnifying-glass" size={18} />
      </span>
      <input
        className={searchInput}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir="auto"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        aria-label={label}
        placeholder={label}
        value={typed ?? search}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {search && (
        <span className={searchEnd}>
          <IconButton icon="x" label={t('clear')} onClick={empty} />
        </span>
      )}
    </div>
  );
}
