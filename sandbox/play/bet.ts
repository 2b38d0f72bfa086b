import { eq } from 'drizzle-orm';
import { type MinorUnits, minorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { ownAccount } from '../ledger/ledger-accounts.ts';
import { type Movement, move, openTransaction } from '../ledger/post-transaction.ts';
import type { Platform } from '../platform.ts';
import { currencyFactor } from '../seed/currency.ts';
import { Refusal } from '../server/refusal.ts';
import { playingAccount } from '../wallets/wallet-balances.ts';
import { applyBetEffects, countBet, type SettledBet } from './count-bet.ts';
import { drawMultiple, type Outcome, outcomeOf, SMALLEST_MULTIPLE } from './draw.ts';
import { type GameSession, gameSession } from './game-session.ts';
import { bets } from './play-tables.ts';

export interface BetRequest {
  /** Token of the launch. */
  session: string;
  stake: MinorUnits;
  /** Chosen by the player's browser, one per press of the button. */
  idempotencyKey: string;
}

export interface BetAnswer {
  outcome: Outcome;
  win: MinorUnits;
  /** After the bet. */
  balance: MinorUnits;
}

/** US cents. */
const STAKE_LIMITS = { min: 10, max: 10_000 };

/** Smallest and largest stake in the currency. */
export function stakeLimits(currency: string): { minStake: MinorUnits; maxStake: MinorUnits } {
  const factor = currencyFactor(currency);
  return { minStake: minorUnits(STAKE_LIMITS.min * factor), maxStake: minorUnits(STAKE_LIMITS.max * factor) };
}

/** Books a bet. A repeated key with the same stake returns the first outcome and moves no money. */
export async function placeBet(platform: Platform, { session, stake, idempotencyKey }: BetRequest): Promise<BetAnswer> {
  const { minStake, maxStake } = stakeLimits(platform.brand.currency);
  if (stake < minStake || stake > maxStake) {
    throw new Refusal(422, 'invalid_field', `The stake must be between ${minStake} and ${maxStake} minor units.`);
  }
  const playing = await gameSession(platform, session);
  const multiple = platform.switches.betsWin ? SMALLEST_MULTIPLE : drawMultiple(platform.random());
  return settleBet(platform, { playing, stake, win: minorUnits(stake * multiple), idempotencyKey });
}

/** A bet with its outcome. */
export interface BetOutcome {
  playing: GameSession;
  stake: MinorUnits;
  win: MinorUnits;
  idempotencyKey: string;
}

/** Books a bet and its win, once per idempotency key, and publishes wins that make it onto the winner board. */
export async function settleBet(
  platform: Platform,
  { playing, stake, win, idempotencyKey }: BetOutcome,
): Promise<BetAnswer> {
  const at = platform.now();
  const { memberId, game, wallet } = playing;
  const { certain, answer } = await platform.db.transaction(async (tx) => {
    const transaction = await openTransaction(tx, {
      kind: 'bet',
      idempotencyKey: `bet:${memberId}:${idempotencyKey}`,
      fingerprint: `${game.nodeId}:${stake}`,
      at,
    });
    if (transaction.replayed) return { certain: null, answer: await earlierAnswer(tx, transaction.id) };
    const bet = { betId: transaction.id, memberId, nodeId: game.nodeId, stake, win, at };
    await pay(tx, bet, wallet);
    const balance = await countBet({ ...platform, db: tx }, bet, wallet);
    return { certain: bet, answer: { outcome: outcomeOf(stake, win), win, balance } };
  });
  if (certain) await applyBetEffects(platform, certain);
  return answer;
}

async function pay(db: Database, { betId, memberId, stake, win }: SettledBet, wallet: string | null): Promise<void> {
  const [member, house] = [await playingAccount(db, memberId, wallet), await ownAccount(db, 'house')];
  const staked: Movement[] = [
    { accountId: house.id, amount: stake },
    { accountId: member.id, amount: negative(stake) },
  ];
  const won = staked.map(({ accountId, amount }) => ({ accountId, amount: amount > 0 ? negative(win) : win }));
  await move(db, betId, win > 0 ? [...staked, ...won] : staked);
}

async function earlierAnswer(db: Database, transactionId: number): Promise<BetAnswer> {
  const [bet] = await db.select().from(bets).where(eq(bets.transactionId, transactionId));
  if (!bet) throw new Error(`Transaction ${transactionId} is a bet without its row.`);
  return { outcome: outcomeOf(bet.stake, bet.win), win: bet.win, balance: bet.balanceAfter };
}
