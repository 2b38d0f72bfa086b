import { useMemo } from 'react';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { AgentIncome, IncomeDay } from '#schemas/generated/platform.ts';
import { Amount } from '../profit/amount.tsx';
import { INCOME_PARTS } from './income-parts.ts';

type Column = keyof IncomeDay;

const keyOf = ({ day }: IncomeDay) => day;

/** Income of each day, latest first, with totals. */
export function IncomeGrid({ data }: { data: AgentIncome | undefined }) {
  const { t } = useTranslation('agent-reports');
  const columns = useIncomeColumns(data?.currency ?? 'EUR');
  const rows = useMemo(() => data && (hasIncome(data) ? data.days.toReversed() : []), [data]);
  const amount = (id: keyof AgentIncome['totals']) =>
    data && <Amount value={data.totals[id]} currency={data.currency} />;
  const cells = Object.fromEntries([...INCOME_PARTS, 'net' as const].map((id) => [id, amount(id)]));
  return (
    <Grid
      label={t('income.days')}
      columns={columns}
      count={rows?.length}
      rowAt={(index) => rows?.[index]}
      keyOf={keyOf}
      {...(data && { totals: { name: t('income.total'), cells } })}
      empty={<Empty icon="coins" title={t('income.none')} text={t('income.noneText')} />}
    />
  );
}

function useIncomeColumns(currency: string): GridColumn<IncomeDay, Column>[] {
  const { t } = useTranslation('agent-reports');
  const { tag } = useCurrentLanguage();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    const amount = (id: Exclude<Column, 'day'>) => ({
      ...{ id, name: t(`income.${id}`), kind: 'number' as const },
      cell: (row: IncomeDay) => <Amount value={row[id]} currency={currency} />,
    });
    return [
      { id: 'day', name: t('income.day'), width: 140, cell: ({ day }) => date.format(Date.parse(day)) },
      ...INCOME_PARTS.map(amount),
      { ...amount('net'), inCard: 'amount' },
    ];
  }, [t, tag, currency]);
}

function hasIncome({ totals }: AgentIncome): boolean {
  return INCOME_PARTS.some((id) => totals[id] !== 0);
}
