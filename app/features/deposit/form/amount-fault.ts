import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import type { DepositMethod } from '#schemas/generated/platform.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

interface Entered {
  amount: number | null;
  method: DepositMethod;
  /** What the member's own limit leaves; undefined without one. */
  room: MinorUnits | undefined;
  currency: string;
  tag: string;
}

/** What is wrong with an amount, in words that name the way out; undefined for one that the method takes. */
export function amountFault(
  t: Translate<'deposit'>,
  { amount, method, room, currency, tag }: Entered,
): string | undefined {
  if (amount === null) return t('fault.missing');
  const { minor: digits } = digitsOf(currency, tag);
  if (Number.isNaN(amount)) return digits > 0 ? t('fault.number', { digits }) : t('fault.whole');
  if (amount <= 0) return t('fault.positive');
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  if (amount < method.min) return t('fault.low', { method: method.name, min: money(method.min) });
  if (amount > method.max) return t('fault.high', { method: method.name, max: money(method.max) });
  return room !== undefined && amount > room ? t('fault.room', { max: money(room) }) : undefined;
}
