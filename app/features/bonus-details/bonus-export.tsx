import { isoClock } from '#app/clock/iso-clock.ts';
import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { Bonus, Bonuses } from '#schemas/generated/platform.ts';
import { minus, ZERO } from '#schemas/money/minor-units.ts';

interface BonusExportProps {
  data: Bonuses;
  /** Rows of the chosen filter. */
  count: number;
  load: (signal: AbortSignal) => AsyncIterable<Bonus[]>;
  isLate: boolean;
}

/** Saves the bonuses of the chosen days and filter. */
export function BonusExport({ data, count, load, isLate }: BonusExportProps) {
  const { t } = useTranslation('bonus-details');
  const { currency, timeZone, today, from, to } = data;
  const clock = isoClock(timeZone);
  const line = (bonus: Bonus): CsvCell[] => {
    const { receivedAt, title, amount, required, staked, status } = bonus;
    const left = status === 'open' ? minus(required, staked) : ZERO;
    return [
      clock(receivedAt),
      title,
      { amount, currency },
      { amount: left, currency },
      t(`status.${status}`),
      currency,
    ];
  };
  const head = [
    ...[`${t('column.when')} (${timeZone})`, t('column.promotion'), t('column.amount'), t('left')],
    ...[t('column.state'), t('column.currency')],
  ];
  async function* parts(signal: AbortSignal) {
    for await (const found of load(signal)) yield found.map(line);
  }
  const days = from && to ? `${from} ${to}` : today;
  const file = { name: `${t('entry.bonuses')} ${days}`, head, parts };
  return <ExportButton file={file} total={count} isLate={isLate} t={t} />;
}
