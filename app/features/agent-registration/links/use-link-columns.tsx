import {
  type OfficeColumn,
  type OfficeTexts,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { type LinkRow, type LinkSort, nameOf } from './link-list.ts';
import { name } from './links.css.ts';
import { StateBadge } from './state-badge.tsx';

export function useLinkColumns() {
  const { t } = useTranslation('agent-registration');
  return useOfficeColumns(columnsOf, t, undefined);
}

function columnsOf(
  t: Translate<'agent-registration'>,
  { rate, day, near }: OfficeTexts,
): OfficeColumn<LinkRow, LinkSort>[] {
  const named = (id: LinkSort) => ({ id, name: t(`column.${id}`), sortable: true });
  const figure = (id: LinkSort) => ({ ...named(id), kind: 'number' as const });
  return [
    { ...named('note'), width: 200, cell: (row) => <bdi className={name}>{nameOf(row)}</bdi> },
    { ...named('kind'), width: 92, inCard: 'line', cell: ({ kind }) => t(`kind.${kind}`) },
    {
      ...{ ...figure('rate'), width: 80, inCard: 'line' },
      cell: (row) => rate(row.rate),
      cardCell: (row) => t('rateOf', { rate: rate(row.rate) }),
    },
    {
      ...{ ...named('uses'), width: 104, inCard: 'amount' },
      count: ({ uses }) => uses,
      cardCell: ({ uses }) => t('accounts', { count: uses }),
    },
    {
      ...{ ...figure('expiresAt'), width: 132, inCard: 'lineEnd' },
      cell: ({ expiresAt }) => (expiresAt === undefined ? t('never') : near(expiresAt)),
      cardCell: ({ expiresAt }) => (expiresAt === undefined ? t('noEnd') : t('until', { time: near(expiresAt) })),
    },
    { ...figure('createdAt'), width: 120, inCard: 'nowhere', cell: ({ createdAt }) => day(createdAt) },
    { ...named('state'), width: 112, inCard: 'foot', cell: ({ state }) => <StateBadge state={state} /> },
  ];
}
