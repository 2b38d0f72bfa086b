import { useTranslation } from '#app/language/translation.tsx';
import { ExportButton } from '#app/shared/records/export-button.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { AgentIncome, IncomeDay } from '#schemas/generated/platform.ts';
import { INCOME_PARTS } from './income-parts.ts';

/** Saves the income of each day. */
export function IncomeExport({ data: { currency, timeZone, from, to, days } }: { data: AgentIncome }) {
  const { t } = useTranslation('agent-reports');
  const parts = [...INCOME_PARTS, 'net' as const];
  const head = [`${t('income.day')} (${timeZone})`, ...parts.map((id) => t(`income.${id}`)), t('currency')];
  const line = (day: IncomeDay): CsvCell[] => [
    day.day,
    ...parts.map((id) => ({ amount: day[id], currency })),
    currency,
  ];
  const file = { name: `${t('income.title')} ${from} ${to}`, head, parts: () => [days.map(line)] };
  return <ExportButton file={file} total={days.length} t={t} />;
}
