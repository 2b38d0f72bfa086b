import { isoClock } from '#app/clock/iso-clock.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { Reward, RewardPage } from '#schemas/generated/platform.ts';

interface RewardExportProps {
  data: RewardPage;
  load: (signal: AbortSignal) => AsyncIterable<Reward[]>;
  isLate: boolean;
}

/** Saves the paid rewards of the chosen days. */
export function RewardExport({ data, load, isLate }: RewardExportProps) {
  const { t } = useTranslation('promotions');
  const { timeZone, today, from, to } = data;
  const clock = isoClock(timeZone);
  const line = ({ paidAt, title, amount, currency }: Reward): CsvCell[] => [
    ...[clock(paidAt), title],
    ...[{ amount, currency }, currency],
  ];
  const head = [
    ...[`${t('column.when')} (${timeZone})`, t('column.promotion')],
    ...[t('column.amount'), t('column.currency')],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  const file = { name: `${t('rewards.history')} ${days}`, head, parts };
  return <ExportButton file={file} total={data.totals.count} isLate={isLate} t={t} />;
}
