import { isoClock } from '#app/clock/iso-clock.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { UplineTransfer, UplineTransfers } from '#schemas/generated/platform.ts';

/** Transfers for a spreadsheet. */
export function useHistoryFile() {
  const { t } = useTranslation('upline');
  return ({ timeZone }: Pick<UplineTransfers, 'timeZone'>) => {
    const clock = isoClock(timeZone);
    const line = ({ createdAt, account, amount, currency, transferId }: UplineTransfer): CsvCell[] => [
      ...[clock(createdAt), account, { amount, currency }, currency, transferId],
    ];
    const head = [
      ...[`${t('column.when')} (${timeZone})`, t('column.to'), t('column.amount')],
      ...[t('column.currency'), t('receipt.number')],
    ];
    return { head, line };
  };
}
