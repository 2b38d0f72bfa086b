import type { OfficeColumn } from '#app/kinds/record-page/office/office-columns.tsx';
import type { Translate } from '#app/language/translate.ts';

/** Columns for the account of a record and its level below the agent. */
export function accountColumns(t: Translate<'agent-records'>): OfficeColumn<{ account: string; level: number }>[] {
  return [
    { id: 'account', name: t('column.account'), width: 136, cell: ({ account }) => <bdi>{account}</bdi> },
    {
      ...{ id: 'level', name: t('column.level'), kind: 'number', width: 72, inCard: 'name' },
      cell: ({ level }) => (level === 0 ? t('who.me') : level),
      cardCell: ({ level }) => (level === 0 ? t('who.me') : t('who.level', { level })),
    },
  ];
}
