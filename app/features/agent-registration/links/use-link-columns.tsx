import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock, useTimeText } from '#app/shell/clock/use-clock.ts';
import { type LinkRow, type LinkSort, nameOf } from './link-list.ts';
import { name } from './links.css.ts';
import { StateBadge } from './state-badge.tsx';

export function useLinkColumns(): GridColumn<LinkRow, LinkSort>[] {
  const { t } = useTranslation('agent-registration');
  const { tag } = useCurrentLanguage();
  const [rate, day, time] = [useRateText(), useClock('day'), useTimeText()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clocks and the rate's text change with the language.
  return useMemo(() => {
    const number = new Intl.NumberFormat(tag);
    const named = (id: LinkSort) => ({ id, name: t(`column.${id}`), sortable: true });
    const figure = (id: LinkSort) => ({ ...named(id), kind: 'number' as const });
    return [
      { ...named('note'), width: 200, cell: (row) => <bdi className={name}>{nameOf(row)}</bdi> },
      { ...named('kind'), width: 92, inCard: 'line', cell: ({ kind }) => t(`kind.${kind}`) },
      {
        ...figure('rate'),
        width: 80,
        inCard: 'line',
        cell: (row) => rate(row.rate),
        cardCell: (row) => t('rateOf', { rate: rate(row.rate) }),
      },
      {
        ...figure('uses'),
        width: 104,
        inCard: 'amount',
        cell: ({ uses }) => number.format(uses),
        cardCell: ({ uses }) => t('accounts', { count: uses }),
      },
      {
        ...figure('expiresAt'),
        width: 132,
        inCard: 'lineEnd',
        cell: ({ expiresAt }) => (expiresAt === undefined ? t('never') : time(expiresAt)),
        cardCell: ({ expiresAt }) => (expiresAt === undefined ? t('noEnd') : t('until', { time: time(expiresAt) })),
      },
      { ...figure('createdAt'), width: 120, inCard: 'nowhere', cell: ({ createdAt }) => day(createdAt) },
      { ...named('state'), width: 112, inCard: 'foot', cell: ({ state }) => <StateBadge state={state} /> },
    ];
  }, [t, tag]);
}
