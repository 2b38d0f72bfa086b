import type { DepositOrder } from '#schemas/generated/platform.ts';
import { minus } from '#schemas/money/minor-units.ts';
import { datedNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import { chosenBonusItem } from './deposit-bonus.ts';
import { depositMethod } from './deposit-methods.ts';
import type { depositOrders } from './deposit-tables.ts';
import { payeeOf } from './payee-of.ts';

export type DepositRow = typeof depositOrders.$inferSelect;
/** An order without its proof, a picture that no list needs. */
export type ListedDeposit = Omit<DepositRow, 'proof'> & { hasProof: boolean };

export function orderNumber(platform: Pick<Platform, 'brand'>, row: Pick<DepositRow, 'id' | 'createdAt'>): string {
  return datedNumber(platform, 'D', row);
}

/** An order as the contract shows it. @param language product code of the bonus's title */
export function orderItem(
  { brand }: Pick<Platform, 'brand'>,
  row: DepositRow | ListedDeposit,
  language: string,
): DepositOrder {
  const { methodId, state, amount, fee, createdAt, expiresAt, paidAt, endedAt } = row;
  const method = depositMethod(brand.currency, methodId);
  if (!method) throw new Error(`The order ${row.id} has the unknown method ${methodId}.`);
  const bonus = chosenBonusItem(row, language);
  return {
    ...{ orderId: orderNumber({ brand }, row), state, methodId, kind: method.kind, methodName: method.name },
    ...{ amount, fee, credited: minus(amount, fee), currency: brand.currency, createdAt },
    ...(expiresAt !== null && { expiresAt }),
    ...(paidAt !== null && { paidAt }),
    ...(endedAt !== null && { endedAt }),
    ...(bonus && { bonus }),
    arrivalSeconds: method.arrivalSeconds,
    payee: payeeOf(brand, method, row),
    hasProof: 'proof' in row ? row.proof !== null : row.hasProof,
  };
}
