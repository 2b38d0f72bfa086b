import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { startGame } from '#sandbox/games/start-game.ts';
import { currentOdds } from '#sandbox/lottery/bets/limits.ts';
import { placeBets } from '#sandbox/lottery/bets/place-bets.ts';
import { dueBets, settleBet as settleTicket } from '#sandbox/lottery/bets/settle.ts';
import { nextDraws } from '#sandbox/lottery/draws/find-draws.ts';
import { lotteryGame } from '#sandbox/lottery/games/lottery-games.ts';
import { kindOf } from '#sandbox/lottery/lottery-round.fixture.ts';
import type { Platform } from '#sandbox/platform.ts';
import { settleBet } from '#sandbox/play/bet.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { sessions } from '#sandbox/session/session-tables.ts';
import { DAY_MS } from '#sandbox/time.ts';
import { hashToken } from '#sandbox/token.ts';
import { memberTransfer } from '#sandbox/wallets/member-transfer.ts';
import type { LotteryLine } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { outcome } from './care-outcome.fixture.ts';

/** A draw every minute. */
const LOTTERY = 'speed-draw-1';
export const VENDOR = 'JDW';

interface Staking {
  member: Member;
  game: CatalogueGame;
  at: (time: number) => Platform;
  /** A new idempotency key. */
  key: () => string;
}

/** Every way in which a member stakes money or gets to where it is staked. */
export async function stakesOf({ member, game, at, key }: Staking) {
  const { id: memberId, registeredAt } = member;
  const token = `care:${member.account}`;
  await openSession(at(registeredAt), memberId, token);
  return {
    stake: (time: number, amount: number, win = 0, wallet: string | null = null) => {
      const bet = { playing: { memberId, game, wallet }, stake: minorUnits(amount), win: minorUnits(win) };
      return outcome(settleBet(at(time), { ...bet, idempotencyKey: key() }));
    },
    /** Lottery bets on one slip; their draw comes within two minutes. */
    slip: (time: number, stakes: readonly number[]) => outcome(placeSlip(at(time), memberId, stakes, key())),
    /** Settles the member's lottery bets whose draw has come. */
    draw: (time: number) => outcome(settleTickets(at(time), memberId)),
    launch: (time: number) => outcome(startGame({ platform: at(time), member, replaced: false, token }, game)),
    transfer: (time: number, amount: number, direction: 'in' | 'out' = 'in') => {
      const money = { vendor: VENDOR, amount: minorUnits(amount), direction };
      return outcome(memberTransfer(at(time), { memberId, ...money, idempotencyKey: key() }));
    },
  };
}

async function openSession({ db }: Platform, memberId: number, token: string): Promise<void> {
  const owed = { owesPassword: false, owesAnswer: false, verificationPostponed: false };
  const times = { provenAt: 0, expiresAt: Number.MAX_SAFE_INTEGER - DAY_MS };
  await db.insert(sessions).values({ tokenHash: hashToken(token), memberId, replaced: false, ...owed, ...times });
}

async function placeSlip(platform: Platform, memberId: number, stakes: readonly number[], idempotencyKey: string) {
  const game = lotteryGame(LOTTERY);
  const kind = kindOf(LOTTERY, 'side');
  const now = platform.now();
  const draw = game && (await nextDraws(platform.db, game, now)).find(({ dueAt }) => now < dueAt - game.closes);
  if (!draw) throw new Error('No draw takes bets.');
  const line = { gameCode: LOTTERY, issue: draw.issue, kind: kind.code, selection: ['odd'] };
  const odds = currentOdds(kind, platform)[0] ?? 0;
  const lines = stakes.map((stake): LotteryLine => ({ ...line, stake: minorUnits(stake), odds }));
  await placeBets(platform, memberId, { idempotencyKey, lines });
}

async function settleTickets(platform: Platform, memberId: number): Promise<void> {
  const due = await dueBets(platform.db, platform.now());
  for (const bet of due.filter((one) => one.memberId === memberId)) await settleTicket(platform, bet);
}
