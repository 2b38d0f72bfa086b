import { inArray } from 'drizzle-orm';
import type { Movement as MovementItem } from '#schemas/generated/platform.ts';
import { depositOrders } from '../deposits/deposit-tables.ts';
import { orderNumber } from '../deposits/order-item.ts';
import type { Platform } from '../platform.ts';
import { withdrawalNumber } from '../withdrawals/withdrawal-item.ts';
import { withdrawals } from '../withdrawals/withdrawal-tables.ts';
import type { Movement } from './movements.ts';

type Source = Pick<Platform, 'db' | 'brand'>;
type OrderOfMovement = Required<Pick<MovementItem, 'order' | 'reference'>>;

/** The order behind each deposit, withdrawal and returned withdrawal, by the movement's transaction. */
export async function ordersOfMovements(
  source: Source,
  movements: readonly Movement[],
): Promise<ReadonlyMap<number, OrderOfMovement>> {
  const deposits = idsIn(movements, /^deposit:(\d{1,9})$/);
  const taken = movements.filter(({ kind }) => kind === 'withdrawal');
  const withdrawn = [
    ...taken.map(({ transactionId }) => [transactionId, transactionId] as const),
    ...idsIn(movements, /^withdrawal-returned:(\d{1,9})$/),
  ];
  const numbers = {
    deposit: await numbersOfDeposits(source, deposits),
    withdrawal: await numbersOfWithdrawals(source, withdrawn),
  };
  const found = new Map<number, OrderOfMovement>();
  for (const [order, ids] of [['deposit', deposits], ['withdrawal', withdrawn]] as const) // biome-ignore format: a row each
    for (const [transactionId, id] of ids) {
      const reference = numbers[order].get(id);
      if (reference !== undefined) found.set(transactionId, { order, reference });
    }
  return found;
}

type Pairs = readonly (readonly [transactionId: number, orderId: number])[];

/** The transactions whose idempotency key names an order, with its id. */
function idsIn(movements: readonly Movement[], pattern: RegExp): Pairs {
  return movements.flatMap(({ transactionId, idempotencyKey }) => {
    const id = pattern.exec(idempotencyKey)?.[1];
    return id === undefined ? [] : [[transactionId, Number(id)] as const];
  });
}

async function numbersOfDeposits(source: Source, ids: Pairs): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await source.db
    .select({ id: depositOrders.id, createdAt: depositOrders.createdAt })
    .from(depositOrders)
    .where(
      inArray(
        depositOrders.id,
        ids.map(([, id]) => id),
      ),
    );
  return new Map(rows.map((row) => [row.id, orderNumber(source, row)]));
}

async function numbersOfWithdrawals(source: Source, ids: Pairs): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await source.db
    .select({ transactionId: withdrawals.transactionId, createdAt: withdrawals.createdAt })
    .from(withdrawals)
    .where(
      inArray(
        withdrawals.transactionId,
        ids.map(([, id]) => id),
      ),
    );
  return new Map(rows.map((row) => [row.transactionId, withdrawalNumber(source, row)]));
}
