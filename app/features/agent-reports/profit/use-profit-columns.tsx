import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ProfitRow, ProfitSort } from '#schemas/generated/platform.ts';
import { Amount } from './amount.tsx';
import { name } from './profit.css.ts';

/** @param currency ISO 4217 code of all amounts */
export function useProfitColumns(currency: string): GridColumn<ProfitRow, ProfitSort>[] {
  const { t } = useTranslation('agent-reports');
  const { tag } = useCurrentLanguage();
  return useMemo(() => {
    const number = new Intl.NumberFormat(tag);
    const named = (id: ProfitSort) => ({ id, name: t(`column.${id}`), sortable: true });
    const amount = (id: Exclude<ProfitSort, 'account' | 'members'>) => ({
      ...{ ...named(id), kind: 'number' as const },
      cell: (row: ProfitRow) => <Amount value={row[id]} currency={currency} />,
    });
    return [
      { ...named('account'), width: 176, cell: (row) => <AccountName row={row} /> },
      {
        ...{ ...named('members'), kind: 'number' as const, width: 96, inCard: 'line' as const },
        cell: ({ members }) => number.format(members),
        cardCell: ({ members }) => t('members', { count: members }),
      },
      { ...amount('turnover'), inCard: 'amount' },
      {
        ...{ ...amount('netLoss'), inCard: 'lineEnd' as const },
        cardCell: ({ netLoss }) => t('lossOf', { amount: formatMoney(netLoss, currency, tag) }),
      },
      ...[amount('deposits'), amount('withdrawals'), amount('rebate')],
    ];
  }, [t, tag, currency]);
}

/** Name of the account, with a link if it has downlines. */
function AccountName({ row: { account, directs } }: { row: ProfitRow }) {
  return (
    <span className={name}>
      <bdi>{account}</bdi>
      {directs > 0 && <Icon name="caret-right" size={14} />}
    </span>
  );
}
