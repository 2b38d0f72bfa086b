import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { feeOf } from '../fee-of.ts';

interface Entered {
  /** Null until the method takes it. */
  amount: MinorUnits | null;
  method: DepositMethod;
  /** Undefined for no bonus. */
  bonus: DepositBonus | undefined;
  currency: string;
  tag: string;
}

/** Says that an amount is too small for the chosen bonus; undefined if it is not. */
export function bonusFault(t: Translate<'deposit'>, { amount, method, bonus, currency, tag }: Entered) {
  if (!bonus || amount === null || minus(amount, feeOf(method, amount)) >= bonus.min) return undefined;
  return t('bonus.low', { min: formatMoney(bonus.min, currency, tag) });
}
