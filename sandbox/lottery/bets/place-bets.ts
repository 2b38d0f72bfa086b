import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { memberAccount, ownAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { move, openTransaction } from '#sandbox/ledger/post-transaction.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ErrorCode, LotteryLine, LotterySlip } from '#schemas/generated/platform.ts';
import { type MinorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import { nextDraws } from '../draws/find-draws.ts';
import { isSelection } from '../games/bet-kind.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import { lotteryBets } from '../lottery-tables.ts';
import { currentOdds, maxStake, stakeStep } from './limits.ts';
import type { OpenBet } from './settle.ts';

/** A line that passed the checks, with the data needed to settle it. */
interface SoldLine {
  gameCode: string;
  issue: string;
  dueAt: number;
  kind: string;
  selection: string[];
  stake: MinorUnits;
  odds: number[];
}

interface Fault {
  errorCode: ErrorCode;
  status: number;
  message: string;
}

const FAULTS = {
  unknown: { status: 404, errorCode: 'not_found', message: 'There is no such game or bet.' },
  maintenance: { status: 409, errorCode: 'game_maintenance', message: 'The game takes no bets at the moment.' },
  selection: { status: 422, errorCode: 'invalid_field', message: 'The selection or the stake is not valid.' },
  closed: { status: 409, errorCode: 'issue_closed', message: 'This draw no longer takes bets.' },
  odds: { status: 409, errorCode: 'odds_changed', message: 'The odds have changed.' },
} as const satisfies Record<string, Fault>;

interface Stake {
  memberId: number;
  ticket: string;
  /** Describes the whole slip; the same key with another slip is refused. */
  fingerprint: string;
  at: number;
}

/**
 * Places all lines of a slip or none, and debits the stakes. A repeated key with the same slip returns the first bets
 * and debits nothing.
 * @throws Refusal as `checkLines` does, limit_reached, timed_out, self_excluded, insufficient_funds, idempotency_conflict
 */
export async function placeBets(platform: Platform, memberId: number, slip: LotterySlip): Promise<OpenBet[]> {
  const { idempotencyKey: ticket, lines } = slip;
  const stake: Stake = { memberId, ticket, fingerprint: fingerprintOf(lines), at: platform.now() };
  return platform.db.transaction(async (tx) => {
    const first = await claim(tx, stake, 0);
    if (first.replayed) return betsOf(tx, memberId, ticket);
    const sold = await checkLines({ ...platform, db: tx }, lines);
    for (const [index, line] of sold.entries()) {
      const { id } = index === 0 ? first : await claim(tx, stake, index);
      const asked = { memberId, stake: line.stake, at: stake.at };
      await hooksOf(tx).require('bet', { platform: { ...platform, db: tx }, ...asked });
      await take(tx, stake, id, line);
    }
    return betsOf(tx, memberId, ticket);
  });
}

function fingerprintOf(lines: LotterySlip['lines']): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

function claim(db: Database, { memberId, ticket, fingerprint, at }: Stake, index: number) {
  const idempotencyKey = `lottery:${memberId}:${index}:${ticket}`;
  return openTransaction(db, { kind: 'bet', idempotencyKey, fingerprint, at });
}

async function take(db: Database, { memberId, ticket, at }: Stake, transactionId: number, line: SoldLine) {
  const { stake } = line;
  const [member, house] = [await memberAccount(db, memberId), await ownAccount(db, 'house')];
  await move(db, transactionId, [
    { accountId: member.id, amount: negative(stake) },
    { accountId: house.id, amount: stake },
  ]);
  await db
    .insert(lotteryBets)
    .values({ ...line, ticket, memberId, transactionId, status: 'open', win: ZERO, placedAt: at });
}

async function betsOf(db: Database, memberId: number, ticket: string): Promise<OpenBet[]> {
  return db
    .select()
    .from(lotteryBets)
    .where(and(eq(lotteryBets.memberId, memberId), eq(lotteryBets.ticket, ticket)))
    .orderBy(asc(lotteryBets.id));
}

/** @throws Refusal for the first problem of the slip, with all affected lines in `value.lines` */
async function checkLines(platform: Platform, lines: readonly LotteryLine[]): Promise<SoldLine[]> {
  const sold: SoldLine[] = [];
  const refused: { fault: Fault; index: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const checked = await checkLine(platform, line);
    if ('errorCode' in checked) refused.push({ fault: checked, index });
    else sold.push(checked);
  }
  const first = refused[0]?.fault;
  if (!first) return sold;
  const about = refused.filter(({ fault }) => fault === first).map(({ index }) => index);
  throw new Refusal(first.status, first.errorCode, first.message, { lines: about });
}

async function checkLine(platform: Platform, line: LotteryLine): Promise<SoldLine | Fault> {
  const { gameCode, issue, selection, stake } = line;
  const game = lotteryGame(gameCode);
  const kind = game?.kinds.find(({ code }) => code === line.kind);
  if (!game || !kind) return FAULTS.unknown;
  if (platform.switches.lotteryClosed.includes(gameCode)) return FAULTS.maintenance;
  const { currency } = platform.brand;
  const step = stakeStep(currency);
  const isStake = stake >= step && stake % step === 0 && stake <= maxStake(kind, currency);
  if (!isStake || !isSelection(kind.picker, selection)) return FAULTS.selection;
  const now = platform.now();
  // Once sales for a draw have closed, bets go to the one after it.
  const draw = (await nextDraws(platform.db, game, now)).find(({ dueAt }) => now < dueAt - game.closes);
  if (draw?.issue !== issue) return FAULTS.closed;
  const odds = currentOdds(kind, platform);
  if (line.odds !== odds[0]) return FAULTS.odds;
  return { gameCode, issue, dueAt: draw.dueAt, kind: kind.code, selection, stake, odds };
}
