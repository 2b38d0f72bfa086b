import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMovementsFile, TeamMovementsPage } from '#schemas/generated/platform.ts';
import type { Movements } from './movement-queries.ts';

interface MovementsExportProps {
  page: TeamMovementsPage;
  file: Movements['file'];
}

const LAST = ['game', 'amount', 'balance', 'currency', 'reference'] as const;

/** Downloads all matching movements. */
export function MovementsExport({ page, file }: MovementsExportProps) {
  const { t } = useTranslation('agent-records');
  const { timeZone, from, to, totals } = page;
  const columns: TeamMovementsFile['columns'] = [
    { field: 'createdAt', heading: `${t('column.when')} (${timeZone})` },
    { field: 'account', heading: t('column.account') },
    { field: 'level', heading: t('column.level') },
    { field: 'kind', heading: t('column.what'), words: wordsOf(MOVEMENT_KINDS, (kind) => t(`kind.${kind}`)) },
    ...LAST.map((field) => ({ field, heading: t(`column.${field}`) })),
  ];
  return (
    <ExportButton
      file={{ name: `${t('entry.account')} ${from} ${to}`, load: (options) => file(columns, page, options) }}
      total={totals.count}
      t={t}
    />
  );
}
