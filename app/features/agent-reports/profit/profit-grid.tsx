import { type ReactNode, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ProfitRow, ProfitSort, TeamProfit } from '#schemas/generated/platform.ts';
import { Amount } from './amount.tsx';
import type { ProfitAddress } from './use-profit-address.ts';
import { useProfitColumns } from './use-profit-columns.tsx';

interface ProfitGridProps {
  /** Undefined while loading. */
  data: TeamProfit | undefined;
  address: ProfitAddress;
  layout: GridLayout;
  failed: ReactNode;
}

const keyOf = ({ account }: ProfitRow) => account;

/** Accounts of the level. A row opens the account's own level; a card shows all of its figures. */
export function ProfitGrid({ data, address, layout, failed }: ProfitGridProps) {
  const { t } = useTranslation('agent-reports');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const columns = useProfitColumns(data?.currency ?? 'EUR');
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
          apart: totalsOf(data, 'own', { name: t('alone', { account: data.head.account }), members: number.format(1) }),
          totals: totalsOf(data, 'totals', {
            name: t('total', { account: data.head.account }),
            members: number.format(data.head.members),
          }),
        })}
      layout={layout}
      resizeLabel={(column) => t('width', { column })}
      empty={<NoRows address={address} />}
      {...(failed && { problem: failed })}
    />
  );
}

/** The head's own share, which has no row, or the totals with it. */
function totalsOf(
  data: TeamProfit,
  part: 'own' | 'totals',
  { name, members }: Record<'name' | 'members', string>,
): GridTotals<ProfitSort> {
  const amount = (of: keyof TeamProfit['totals']) => <Amount value={data[part][of]} currency={data.currency} />;
  return {
    name,
    cells: {
      ...{ members, turnover: amount('turnover'), netLoss: amount('netLoss') },
      ...{ deposits: amount('deposits'), withdrawals: amount('withdrawals'), rebate: amount('rebate') },
    },
  };
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
