import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { Translate } from '#app/language/translate.ts';

/** Columns for the account of a record and its level below the agent. */
export function accountColumns(
  t: Translate<'agent-records'>,
): GridColumn<{ account: string; level: number }, 'account' | 'level'>[] {
  return [
    { id: 'account', name: t('column.account'), width: 136, cell: ({ account }) => <bdi>{account}</bdi> },
    {
      ...{ id: 'level', name: t('column.level'), kind: 'number', width: 72, inCard: 'name' },
      cell: ({ level }) => (level === 0 ? t('who.me') : level),
      cardCell: ({ level }) => (level === 0 ? t('who.me') : t('who.level', { level })),
    },
  ];
}
