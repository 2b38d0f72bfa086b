import { isoClock } from '#app/clock/iso-clock.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { WithdrawalOrder, WithdrawalOrders } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { stateShown } from '../order-badge.tsx';

/** Withdrawals for a spreadsheet. */
export function useHistoryFile() {
  const { t } = useTranslation('withdrawal');
  return ({ timeZone }: Pick<WithdrawalOrders, 'timeZone'>) => {
    const clock = isoClock(timeZone);
    const line = (order: WithdrawalOrder): CsvCell[] => {
      const { createdAt, account, amount, fee, received, currency, orderId } = order;
      return [
        ...[clock(createdAt), accountText(account), { amount, currency }, { amount: fee, currency }],
        ...[{ amount: received, currency }, currency, t(`state.${stateShown(order)}`), orderId],
      ];
    };
    const head = [
      ...[`${t('column.when')} (${timeZone})`, t('column.account'), t('column.amount'), t('column.fee')],
      ...[t('column.received'), t('column.currency'), t('column.state'), t('column.number')],
    ];
    return { head, line };
  };
}
