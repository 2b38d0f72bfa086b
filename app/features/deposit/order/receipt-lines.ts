import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import type { Clock } from '#app/shell/clock/use-clock.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { type MinorUnits, sum, ZERO } from '#schemas/money/minor-units.ts';

interface Writing {
  /** BCP 47 language tag. */
  tag: string;
  clock: Clock;
}

/** The receipt of an ended order as pairs of name and text. Only credited orders have amounts that moved. */
export function receiptLines(
  t: Translate<'deposit'>,
  order: DepositOrder,
  { tag, clock }: Writing,
): [string, string][] {
  const { orderId, state, kind, methodName, amount, fee, credited, bonus, currency, createdAt, endedAt } = order;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const sums: [string, string][] =
    state === 'credited'
      ? [
          [t('receipt.paid'), money(amount)],
          [t('receipt.fee'), money(fee)],
          [t('receipt.credited'), money(credited)],
          ...(bonus
            ? [
                [bonus.title, t('bonus.plus', { amount: money(bonus.amount) })] satisfies [string, string],
                [t('receipt.arrived'), money(arrivedOf(order))] satisfies [string, string],
              ]
            : []),
        ]
      : [[t('amount'), money(amount)]];
  return [
    ...sums,
    [t('receipt.method'), kind === 'voucher' ? t('kind.voucher') : methodName],
    [t('receipt.time'), clock(endedAt ?? createdAt)],
    [t('receipt.number'), orderId],
  ];
}

/** What a credited order has added to the balance: the deposit and its bonus. */
export function arrivedOf({ credited, bonus }: Pick<DepositOrder, 'credited' | 'bonus'>): MinorUnits {
  return sum(credited, bonus?.amount ?? ZERO);
}
