import { isoClock } from '#app/clock/iso-clock.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { DepositOrder, DepositOrders } from '#schemas/generated/platform.ts';

/** Deposits for a spreadsheet. */
export function useHistoryFile() {
  const { t } = useTranslation('deposit');
  return ({ timeZone }: Pick<DepositOrders, 'timeZone'>) => {
    const clock = isoClock(timeZone);
    const line = (order: DepositOrder): CsvCell[] => {
      const { createdAt, methodName, amount, fee, credited, currency, state, orderId } = order;
      return [
        ...[clock(createdAt), methodName, { amount, currency }, { amount: fee, currency }],
        ...[{ amount: credited, currency }, currency, t(`badge.${state}`), orderId],
      ];
    };
    const head = [
      ...[`${t('column.when')} (${timeZone})`, t('column.method'), t('column.amount'), t('column.fee')],
      ...[t('column.credited'), t('column.currency'), t('column.state'), t('column.number')],
    ];
    return { head, line };
  };
}
