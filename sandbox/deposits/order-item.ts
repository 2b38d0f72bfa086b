import type { DepositOrder } from '#schemas/generated/platform.ts';
import { minus } from '#schemas/money/minor-units.ts';
import type { Platform } from '../platform.ts';
import { chosenBonusItem } from './deposit-bonus.ts';
import { depositMethod } from './deposit-methods.ts';
import type { depositOrders } from './deposit-tables.ts';
import { payeeOf } from './payee-of.ts';

export type DepositRow = typeof depositOrders.$inferSelect;
/** An order without its proof, a picture that no list needs. */
export type ListedDeposit = Omit<DepositRow, 'proof'> & { hasProof: boolean };

const LARGEST_ID = 2 ** 31 - 1;
const ID_START = 8;

/** An order's number: its day and its id. */
export function orderNumber({ id, createdAt }: Pick<DepositRow, 'id' | 'createdAt'>): string {
  const day = new Date(createdAt).toISOString().slice(2, 10).replaceAll('-', '');
  return `D${day}-${String(id).padStart(6, '0')}`;
}

/** The id in an order's number; null for a number that no order can have. */
export function idOfNumber(number: string): number | null {
  const id = Number(number.slice(ID_START));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null;
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
    ...{ orderId: orderNumber(row), state, methodId, kind: method.kind, methodName: method.name },
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
