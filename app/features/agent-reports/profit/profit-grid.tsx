import { useState } from 'react';
import {
  type OfficeColumn,
  type OfficeTexts,
  type OfficeTotal,
  officeTotals,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ProfitRow, ProfitSort, TeamProfit } from '#schemas/generated/platform.ts';
import { name } from './profit.css.ts';
import type { ProfitAddress } from './use-profit-address.ts';

interface ProfitGridProps {
  /** Undefined while loading. */
  data: TeamProfit | undefined;
  address: ProfitAddress;
  layout: GridLayout;
}

type Sums = TeamProfit['totals'] & { members: number };

const keyOf = ({ account }: ProfitRow) => account;
const AMOUNTS = ['turnover', 'netLoss', 'deposits', 'withdrawals', 'rebate'] as const;
const TOTALS: readonly OfficeTotal<Sums, ProfitSort>[] = [
  { id: 'members', count: ({ members }) => members },
  ...AMOUNTS.map((id) => ({ id, net: (sums: Sums) => sums[id] })),
];

/** Accounts of the level. A row opens the account's own level; a card shows all of its figures. */
export function ProfitGrid({ data, address, layout }: ProfitGridProps) {
  const { t } = useTranslation('agent-reports');
  const columns = useOfficeColumns(columnsOf, t, data);
  const isWide = useMedia(WIDE);
  const [opened, setOpened] = useState('');
  const open = ({ account, directs }: ProfitRow) => {
    if (!isWide) setOpened(account === opened ? '' : account);
    else if (directs > 0) address.goTo(account);
  };
  return (
    <Grid
      label={t('title')}
      columns={columns}
      count={data?.rows.length}
      rowAt={(index) => data?.rows[index]}
      keyOf={keyOf}
      sort={address.sort}
      onSort={address.setSort}
      cardSort={(column) => t('sort', { column })}
      onOpen={open}
      {...(!isWide && {
        openKey: opened,
        cardDetail: (row: ProfitRow) => <ToDownlines row={row} onOpen={address.goTo} />,
      })}
      {...(data &&
        !address.search && {
          apart: totalsOf(t('alone', { account: data.head.account }), { ...data.own, members: 1 }, data),
          totals: totalsOf(
            t('total', { account: data.head.account }),
            { ...data.totals, members: data.head.members },
            data,
          ),
        })}
      layout={layout}
      resizeLabel={(column) => t('width', { column })}
      empty={<NoRows address={address} />}
    />
  );
}

function totalsOf(title: string, of: Sums, { currency }: TeamProfit) {
  return officeTotals({ name: title, cells: TOTALS, of, currency });
}

function columnsOf(t: Translate<'agent-reports'>, { money }: OfficeTexts): OfficeColumn<ProfitRow, ProfitSort>[] {
  const named = (id: ProfitSort) => ({ id, name: t(`column.${id}`), sortable: true });
  const amount = (id: (typeof AMOUNTS)[number]) => ({ ...named(id), net: (row: ProfitRow) => row[id] });
  return [
    { ...named('account'), width: 176, cell: (row) => <AccountName row={row} /> },
    {
      ...{ ...named('members'), width: 96, inCard: 'line' },
      count: ({ members }) => members,
      cardCell: ({ members }) => t('members', { count: members }),
    },
    { ...amount('turnover'), inCard: 'amount' },
    {
      ...{ ...amount('netLoss'), inCard: 'lineEnd' },
      cardCell: ({ netLoss }) => t('lossOf', { amount: money(netLoss) }),
    },
    ...[amount('deposits'), amount('withdrawals'), amount('rebate')],
  ];
}

/** Name of the account, with a sign if it has downlines. */
function AccountName({ row: { account, directs } }: { row: ProfitRow }) {
  return (
    <span className={name}>
      <bdi>{account}</bdi>
      {directs > 0 && <Icon name="caret-right" size={14} />}
    </span>
  );
}

function ToDownlines({ row: { account, directs }, onOpen }: { row: ProfitRow; onOpen: (account: string) => void }) {
  const { t } = useTranslation('agent-reports');
  if (directs === 0) return null;
  return (
    <Button icon="tree-structure" onClick={() => onOpen(account)}>
      {t('downlines', { count: directs })}
    </Button>
  );
}

function NoRows({ address: { search, setSearch } }: { address: ProfitAddress }) {
  const { t } = useTranslation('agent-reports');
  if (!search) return <Empty icon="users-three" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <Empty icon="magnifying-glass" title={t('empty.found', { text: search })} text={t('empty.foundText')}>
      <Button onClick={() => setSearch('')}>{t('empty.showAll')}</Button>
    </Empty>
  );
}
