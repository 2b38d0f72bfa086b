import { eq } from 'drizzle-orm';
import { type MinorUnits, minorUnits, negative } from '#schemas/money/minor-units.ts';
import { noteRefusals } from '../care/markers/note-refusals.ts';
import type { Database } from '../database/database.ts';
import type { SettledBet } from '../hooks/domain.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { ownAccount } from '../ledger/ledger-accounts.ts';
import { type Movement, move, openTransaction } from '../ledger/post-transaction.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { playingAccount } from '../wallets/wallet-balances.ts';
import { countBet } from './count-bet.ts';
import { type GameSession, gameSession } from './game-session.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { bets } from './play-tables.ts';
import { chosenPick, drawWin, sceneOf } from './rounds/settle-pick.ts';

export interface BetRequest {
  /** Token of the launch. */
  session: string;
  stake: MinorUnits;
  /** The outcome to bet on; the game's first by default. */
  pick?: string;
  /** Chosen by the player's browser, one per press of the button. */
  idempotencyKey: string;
}

export interface BetAnswer {
  outcome: Outcome;
  win: MinorUnits;
  /** Balance after the bet. */
  balance: MinorUnits;
}

export interface ShownBet extends BetAnswer {
  /** Shown at the table; depends on the kind of game. */
  scene: object;
}

/** US cents. */
const STAKE_LIMITS = { min: 10, max: 10_000 };

/** Smallest and largest stake in the currency. */
export function stakeLimits(currency: string): { minStake: MinorUnits; maxStake: MinorUnits } {
  const factor = currencyFactor(currency);
  return { minStake: minorUnits(STAKE_LIMITS.min * factor), maxStake: minorUnits(STAKE_LIMITS.max * factor) };
}

/** Books a bet. A repeated key with the same stake and pick returns the first outcome and moves no money. */
export async function placeBet(platform: Platform, request: BetRequest): Promise<ShownBet> {
  const { session, stake, idempotencyKey } = request;
  requireStake(platform, stake);
  const playing = await gameSession(platform, session);
  const { game, memberId } = playing;
  const pick = chosenPick(game, request.pick);
  const drawn = drawWin(platform, { game, pick, stake });
  const settling = () => settleBet(platform, { playing, stake, win: drawn, pick, idempotencyKey });
  const answer = await noteRefusals(platform, memberId, settling);
  return { ...answer, scene: sceneOf({ game, pick, stake, win: answer.win, key: `${memberId}:${idempotencyKey}` }) };
}

/** @throws Refusal invalid_field outside the limits */
export function requireStake({ brand }: Pick<Platform, 'brand'>, stake: number): void {
  const { minStake, maxStake } = stakeLimits(brand.currency);
  if (stake >= minStake && stake <= maxStake) return;
  throw new Refusal(422, 'invalid_field', `The stake must be between ${minStake} and ${maxStake} minor units.`);
}

/** A bet with its outcome. */
export interface BetOutcome {
  playing: GameSession;
  stake: MinorUnits;
  win: MinorUnits;
  /** Left out where a game has one bet only. */
  pick?: string;
  idempotencyKey: string;
}

/** Books a bet and its win, once per idempotency key, and publishes wins that make it onto the winner board. */
export async function settleBet(
  platform: Platform,
  { playing, stake, win, pick = '', idempotencyKey }: BetOutcome,
): Promise<BetAnswer> {
  const now = platform.now();
  const { memberId, game, wallet } = playing;
  const { certain, answer } = await platform.db.transaction(async (tx) => {
    const transaction = await openTransaction(tx, {
      kind: 'bet',
      idempotencyKey: `bet:${memberId}:${idempotencyKey}`,
      fingerprint: `${game.nodeId}:${stake}:${pick}`,
      at: now,
    });
    if (transaction.replayed) return { certain: null, answer: await earlierAnswer(tx, transaction.id) };
    const bet = { betId: transaction.id, memberId, nodeId: game.nodeId, stake, win, at: now };
    const asked = { memberId, stake, wallet, at: now };
    await hooksOf(tx).require('bet', { platform: { ...platform, db: tx }, ...asked });
    await pay(tx, bet, wallet);
    const balance = await countBet({ ...platform, db: tx }, bet, wallet);
    return { certain: bet, answer: { outcome: outcomeOf(stake, win), win, balance } };
  });
  if (certain) await hooksOf(platform.db).tell('betDone', { platform, bet: certain });
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
