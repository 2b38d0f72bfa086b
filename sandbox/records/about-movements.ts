import { inArray, or } from 'drizzle-orm';
import type { Movement as MovementItem } from '#schemas/generated/platform.ts';
import { shelfOf } from '../catalogue/game-items.ts';
import type { Database } from '../database/database.ts';
import { depositOrders } from '../deposits/deposit-tables.ts';
import { orderNumber } from '../deposits/order-item.ts';
import { lotteryGame } from '../lottery/games/lottery-games.ts';
import { lotteryBets } from '../lottery/lottery-tables.ts';
import { gameNameIn } from '../lottery/words.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { plansOf } from '../promotions/promotion-plans.ts';
import { withdrawalNumber } from '../withdrawals/withdrawal-item.ts';
import { withdrawals } from '../withdrawals/withdrawal-tables.ts';
import { wordsOf } from '../words.ts';
import type { Movement } from './movements.ts';

type Source = Pick<Platform, 'db' | 'brand'>;
type OrderOfMovement = Required<Pick<MovementItem, 'order' | 'reference'>>;

type Pairs = readonly (readonly [transactionId: number, orderId: number])[];

interface BetOfMovement {
  /** The stake's transaction. */
  betId: number;
  /** Id in the catalogue. */
  nodeId: number;
}

interface AboutMovement extends Pick<MovementItem, 'reference' | 'order' | 'game' | 'title'> {
  /** The stake's transaction. */
  betId?: number;
}

/** Details of movements that a record shows beside their amounts, by entry. @param language product code of the names */
export async function aboutMovements(
  platform: Pick<Platform, 'db' | 'brand' | 'switches'>,
  rows: readonly Movement[],
  language: string,
): Promise<ReadonlyMap<number, AboutMovement>> {
  const played = await betsOfMovements(platform.db, rows);
  const orders = await ordersOfMovements(platform, rows);
  const nodes = new Set([...played.values()].map(({ nodeId }) => nodeId));
  const names = new Map(
    shelfOf(platform)
      .games.filter(({ nodeId }) => nodes.has(nodeId))
      .map((game) => [game.nodeId, gameNameIn(language, game)]),
  );
  const titleOf = promotionTitles(platform, language);
  return new Map(
    rows.map(({ id, transactionId, fingerprint }) => {
      const bet = played.get(transactionId);
      const game = bet && names.get(bet.nodeId);
      const order = orders.get(transactionId) ?? { reference: String(bet?.betId ?? transactionId) };
      const title = titleOf(fingerprint);
      const named = { ...(game !== undefined && { game }), ...(title !== undefined && { title }) };
      return [id, { ...order, ...named, ...(bet && { betId: bet.betId }) }];
    }),
  );
}

/** The title of the promotion that a payment's fingerprint names. */
function promotionTitles({ brand }: Source, language: string): (fingerprint: string) => string | undefined {
  const words = wordsOf('promotions', language).promotions;
  const titles = new Map(plansOf(brand).map(({ id, key }) => [`promotion:${id}`, words[key].title]));
  return (fingerprint) => titles.get(fingerprint);
}

/** The bet behind each stake, win and refund, by the movement's transaction. */
async function betsOfMovements(
  db: Database,
  movements: readonly Movement[],
): Promise<ReadonlyMap<number, BetOfMovement>> {
  const ids = movements.map(({ transactionId }) => transactionId);
  if (ids.length === 0) return new Map();
  const placed = await db
    .select({ betId: bets.transactionId, nodeId: bets.nodeId })
    .from(bets)
    .where(inArray(bets.transactionId, ids));
  const paid = movements.filter(({ kind }) => kind === 'win' || kind === 'refund');
  const settled = new Map(paid.map((movement) => [lotteryBetOf(movement), movement.transactionId]));
  const lottery = await db
    .select()
    .from(lotteryBets)
    .where(or(inArray(lotteryBets.transactionId, ids), inArray(lotteryBets.id, [...settled.keys()])));
  const betsById = new Map<number, BetOfMovement>(placed.map((bet) => [bet.betId, bet]));
  for (const { id, transactionId, gameCode } of lottery) {
    const bet = { betId: transactionId, nodeId: lotteryGame(gameCode)?.nodeId ?? 0 };
    for (const key of [transactionId, settled.get(id)]) if (key !== undefined) betsById.set(key, bet);
  }
  return betsById;
}

/** A draw's payment has its bet's number before the amount; 0 for other wins. */
function lotteryBetOf({ fingerprint }: Movement): number {
  const id = Number(/^(\d+):\d+$/.exec(fingerprint)?.[1] ?? 0);
  return Number.isSafeInteger(id) && id < 2 ** 31 ? id : 0;
}

/** The order behind each deposit, withdrawal and returned withdrawal, by the movement's transaction. */
async function ordersOfMovements(
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
  const orders = new Map<number, OrderOfMovement>();
  for (const [order, ids] of [['deposit', deposits], ['withdrawal', withdrawn]] as const) // biome-ignore format: a row each
    for (const [transactionId, id] of ids) {
      const reference = numbers[order].get(id);
      if (reference !== undefined) orders.set(transactionId, { order, reference });
    }
  return orders;
}

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
