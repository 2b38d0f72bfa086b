import { useMemo } from 'react';
import {
  type OfficeColumn,
  type OfficeTexts,
  useOfficeColumns,
} from '#app/kinds/record-page/office/office-columns.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';
import type { TeamRow, TeamSort } from '#schemas/generated/platform.ts';
import { isNote, type TeamLine } from '../tree/team-line.ts';
import { FrozenBadge, TypeBadge } from '../type-badge.tsx';
import { name } from './level.css.ts';

/** @param currency ISO 4217 code of all balances */
export function useTeamColumns(currency: string): GridColumn<TeamLine, TeamSort>[] {
  const { t } = useTranslation('agent-team');
  const columns = useOfficeColumns(columnsOf, t, { currency });
  return useMemo(() => columns.map(forAccounts), [columns]);
}

function columnsOf(t: Translate<'agent-team'>, { rate, day }: OfficeTexts): OfficeColumn<TeamRow, TeamSort>[] {
  const named = (id: TeamSort) => ({ id, name: t(`column.${id}`), sortable: true });
  const figure = (id: TeamSort) => ({ ...named(id), kind: 'number' as const });
  return [
    { ...named('account'), width: 176, cell: (row) => <AccountName row={row} /> },
    { ...named('type'), width: 92, inCard: 'name', cell: ({ type }) => <TypeBadge type={type} /> },
    {
      ...{ ...named('members'), width: 96, inCard: 'line' },
      count: ({ members }) => members,
      cardCell: ({ members }) => t('members', { count: members }),
    },
    { ...named('balance'), inCard: 'amount', money: ({ balance }) => balance },
    {
      ...{ ...figure('rate'), width: 80, inCard: 'line' },
      cell: (row) => rate(row.rate),
      cardCell: (row) => t('rateOf', { rate: rate(row.rate) }),
    },
    {
      ...figure('lastLogIn'),
      width: 140,
      inCard: 'lineEnd',
      cell: ({ lastLogInAt }) => <LastLogIn at={lastLogInAt} />,
    },
    { ...figure('registeredAt'), inCard: 'nowhere', cell: ({ registeredAt }) => day(registeredAt) },
  ];
}

/** Adapts a column of accounts: notes below a level have no cells. */
function forAccounts({ cell, cardCell, ...column }: GridColumn<TeamRow, TeamSort>): GridColumn<TeamLine, TeamSort> {
  const of = (draw: typeof cell) => (line: TeamLine) => (isNote(line) ? null : draw(line));
  return { ...column, cell: of(cell), ...(cardCell && { cardCell: of(cardCell) }) };
}

function AccountName({ row: { account, isFrozen } }: { row: TeamRow }) {
  return (
    <span className={name}>
      <bdi className={isFrozen ? prose.quiet : undefined}>{account}</bdi>
      {isFrozen && <FrozenBadge />}
    </span>
  );
}

function LastLogIn({ at }: { at: number | undefined }) {
  const { t } = useTranslation('agent-team');
  const time = useTimeText();
  return at === undefined ? t('never') : time(at);
}
