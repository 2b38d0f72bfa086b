import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { contractDuesFile } from '#app/platform/generated/operations/contract-dues-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { ContractDues, ContractDuesFile } from '#schemas/generated/platform.ts';
import type { DuesView } from '../contract-queries.ts';

const FIGURES = ['validBet', 'netLoss', 'activeMembers', 'tier', 'payable'] as const;
const STATES = ['due', 'requested', 'paid', 'nothing'] as const;

interface DuesExportProps {
  dues: ContractDues;
  view: DuesView;
}

/** Downloads all amounts of the list. */
export function DuesExport({ dues, view }: DuesExportProps) {
  const { t } = useTranslation('agent-contracts');
  const platform = usePlatform();
  const { kind, side, from, to, totals } = dues;
  const columns: ContractDuesFile['columns'] = [
    { field: 'account', heading: t('column.account'), words: { '': t('operator') } },
    ...useBounds(dues),
    ...FIGURES.map((field) => ({ field, heading: t(`column.${field}`) })),
    { field: 'status', heading: t('column.status'), words: wordsOf(STATES, (status) => t(`status.${status}`)) },
    { field: 'currency', heading: t('currency') },
  ];
  const load = (options: FileOptions) =>
    contractDuesFile(platform, { columns }, { kind, side, view, from, to }, options);
  const name = `${t(`entry.${kind}`)} ${t(`view.${side}`)} ${from} ${to}`;
  return <ExportButton file={{ name, load }} total={totals.count} t={t} />;
}

/** Columns for the first and last day of a period, or for the start and end of an hourly one. */
function useBounds({ kind, timeZone }: ContractDues): ContractDuesFile['columns'] {
  const { t } = useTranslation('agent-contracts');
  const [from, to] = [t('file.from'), t('file.to')];
  if (kind !== 'hourlySalary')
    return [
      { field: 'from', heading: from },
      { field: 'to', heading: to },
    ];
  return [
    { field: 'start', heading: `${from} (${timeZone})` },
    { field: 'end', heading: `${to} (${timeZone})` },
  ];
}
