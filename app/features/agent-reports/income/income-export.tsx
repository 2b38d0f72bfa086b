import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { agentIncomeFile } from '#app/platform/generated/operations/agent-income-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { AgentIncome, AgentIncomeFile } from '#schemas/generated/platform.ts';
import { INCOME_PARTS } from './income-parts.ts';

interface IncomeExportProps {
  data: AgentIncome;
  isLate: boolean;
}

/** Downloads the income of each day. */
export function IncomeExport({ data: { timeZone, from, to, days }, isLate }: IncomeExportProps) {
  const { t } = useTranslation('agent-reports');
  const platform = usePlatform();
  const columns: AgentIncomeFile['columns'] = [
    { field: 'day', heading: `${t('income.day')} (${timeZone})` },
    ...[...INCOME_PARTS, 'net' as const].map((field) => ({ field, heading: t(`income.${field}`) })),
    { field: 'currency', heading: t('currency') },
  ];
  const load = (options: FileOptions) => agentIncomeFile(platform, { columns }, { from, to }, options);
  const name = `${t('income.title')} ${from} ${to}`;
  return <ExportButton file={{ name, load }} total={days.length} isLate={isLate} t={t} />;
}
