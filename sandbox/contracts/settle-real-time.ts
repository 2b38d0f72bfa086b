import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { settleBets, settledUntil } from '#schemas/contracts/real-time.ts';
import type { Settled } from '#schemas/contracts/settle-period.ts';
import { minus, negative, sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { type Movement, move, openTransaction } from '../ledger/post-transaction.ts';
import { addDays, startOfDayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { type Contract, termsOf } from './contract.ts';
import { contractDues, unsalariedBets } from './contract-tables.ts';
import { figuresOfDays, NO_FIGURES } from './figures-of.ts';
import { type ChainedBet, chainBets, type OpenBet } from './salary-chains.ts';

const later = (column: string) => sql`excluded.${sql.identifier(column)}`;

/** Bets that are settled in one transaction. */
const AT_ONCE = 1000;

/** Pays the real-time salaries of all bets made before the running five minutes that they are not paid for yet. */
export async function settleRealTime(platform: Platform): Promise<void> {
  const until = settledUntil(platform.now());
  let taken = AT_ONCE;
  while (taken === AT_ONCE) taken = await platform.db.transaction((tx) => settleSome(platform, tx, until));
}

/** @returns how many bets were settled */
async function settleSome(platform: Platform, db: Database, until: number): Promise<number> {
  const open = await takeBets(db, until);
  if (open.length === 0) return 0;
  const { chained, contractOf } = await chainBets(db, open, merchantZone(platform));
  for (const day of new Set(chained.map((bet) => bet.day))) {
    const ofDay = chained.filter((bet) => bet.day === day);
    await payDay(platform, db, ofDay, (id) => contractOf(id, day));
  }
  return open.length;
}

/** A second run that takes them at the same time finds them gone. */
async function takeBets(db: Database, until: number): Promise<OpenBet[]> {
  const next = db
    .select({ id: bets.transactionId })
    .from(unsalariedBets)
    .innerJoin(bets, eq(bets.transactionId, unsalariedBets.transactionId))
    .where(lt(bets.createdAt, until))
    .orderBy(asc(bets.transactionId))
    .limit(AT_ONCE);
  const taken = await db.delete(unsalariedBets).where(inArray(unsalariedBets.transactionId, next)).returning();
  if (taken.length === 0) return [];
  const ids = taken.map(({ transactionId }) => transactionId);
  return db
    .select({ id: bets.transactionId, memberId: bets.memberId, stake: bets.stake, at: bets.createdAt })
    .from(bets)
    .where(inArray(bets.transactionId, ids))
    .orderBy(asc(bets.transactionId));
}

async function payDay(
  platform: Platform,
  db: Database,
  ofDay: readonly ChainedBet[],
  contractOf: (id: number) => Contract | undefined,
): Promise<void> {
  const settled = settleBets(ofDay, (id) => {
    const contract = contractOf(id);
    return contract && termsOf(contract);
  });
  await paySalaries(platform, db, settled, `real-time:${ofDay[0]?.id}`);
  await addSalaryDues(platform, db, ofDay[0]?.day ?? '', settled, contractOf);
}

/** The operator pays everyone what is left to them; between uplines and downlines no money has to move. */
async function paySalaries({ now }: Platform, db: Database, settled: ReadonlyMap<number, Settled>, key: string) {
  const kept = [...settled].map(([id, { paid, passedOn }]) => [id, minus(paid, passedOn)] as const);
  const paid = kept.filter(([, amount]) => amount > 0);
  if (paid.length === 0) return;
  const whole = sumOf(paid.map(([, amount]) => amount));
  const { id } = await openTransaction(db, { kind: 'salary', idempotencyKey: key, fingerprint: `${whole}`, at: now() });
  const house = await ownAccount(db, 'house');
  const movements: Movement[] = [{ accountId: house.id, amount: negative(whole) }];
  for (const [memberId, amount] of paid) movements.push({ accountId: (await memberAccount(db, memberId)).id, amount });
  await move(db, id, movements);
}

/** Adds what real-time salaries came to for some bets of a day to the amounts of that day, with the teams' figures so far. */
async function addSalaryDues(
  platform: Platform,
  db: Database,
  day: string,
  settled: ReadonlyMap<number, Settled>,
  contractOf: (id: number) => Contract | undefined,
): Promise<void> {
  const timeZone = merchantZone(platform);
  const [startsAt, endsAt] = [startOfDayIn(day, timeZone), startOfDayIn(addDays(day, 1), timeZone)];
  const figures = await figuresOfDays(db, [...settled.keys()], day, day);
  const rows = [...settled].flatMap(([id, { due, paid }]) => {
    const contract = contractOf(id);
    if (!contract) return [];
    const period = { contractId: contract.id, startsAt, endsAt, fromDay: day, toDay: day };
    const own = figures.get(id) ?? NO_FIGURES;
    // Each bet has its own tier.
    return [{ ...period, ...own, tier: 0, rate: 0, due, payable: paid, paidAt: platform.now() }];
  });
  if (rows.length === 0) return;
  await db
    .insert(contractDues)
    .values(rows)
    .onConflictDoUpdate({
      target: [contractDues.contractId, contractDues.startsAt],
      set: {
        due: sql`${contractDues.due} + ${later('due')}`,
        payable: sql`${contractDues.payable} + ${later('payable')}`,
        ...{ paidAt: later('paid_at'), validBet: later('valid_bet'), netLoss: later('net_loss') },
        activeMembers: later('active_members'),
      },
    });
}
