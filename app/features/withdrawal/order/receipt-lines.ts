import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import type { Clock } from '#app/shared/clock/use-clock.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';

interface Writing {
  /** BCP 47. */
  tag: string;
  clock: Clock;
}

/** A received withdrawal as names and texts. */
export function receiptLines(
  t: Translate<'withdrawal'>,
  order: WithdrawalOrder,
  { tag, clock }: Writing,
): [string, string][] {
  const { orderId, amount, fee, net, currency, account, createdAt, closedAt } = order;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  return [
    [t('receipt.amount'), money(amount)],
    [t('receipt.fee'), money(fee)],
    [t('receipt.net'), money(net)],
    [t('receipt.account'), accountText(account)],
    [t('receipt.time'), clock(closedAt ?? createdAt)],
    [t('receipt.number'), orderId],
  ];
}
