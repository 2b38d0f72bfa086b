import { minorUnits, minus, sum, ZERO } from '#schemas/money/minor-units.ts';
import { games } from '../catalogue/catalogue.ts';
import { depositFee } from '../deposits/deposit-fee.ts';
import { depositMethod } from '../deposits/deposit-methods.ts';
import { planOf } from '../promotions/promotion-plans.ts';
import type { PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import type { PlannedBonus, PlannedDeposit, PlannedPast, PlannedWithdrawal } from '../seed-plan/seed-plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import { withdrawalFee } from '../withdrawals/withdrawal-rules.ts';
import { pastBets } from './plan-past-bets.ts';

/** The player with favourites, recent games, and records of a fortnight. */
export const REGULAR = 'player1';

const PAID_IN = [
  { methodId: 'qr-pay', amount: minorUnits(10_000), at: at(14, 5) },
  { methodId: 'voucher', amount: minorUnits(1000), at: at(12, 40), voucher: 'WELCOMEBACK10' },
  { methodId: 'paloma', amount: minorUnits(5000), at: at(8, 12) },
  { methodId: 'pacific-union', amount: minorUnits(4000), at: at(3, 25) },
];
const BONUS = { promotionId: 510, amount: minorUnits(1800), at: at(10, 20) };
const PAID_OUT = { amount: minorUnits(20_000), at: at(5, 15) };

/** @param played ids of the member's own games */
export function pastOf(memberId: number, played: readonly number[]): PlannedPast {
  const deposits = PAID_IN.map(plannedDeposit);
  const withdrawal = plannedWithdrawal(memberId);
  const idempotencyKey = `bonus:${memberId}:${BONUS.promotionId}`;
  const paid = { promotionId: BONUS.promotionId, idempotencyKey, amount: BONUS.amount, paid: BONUS.at };
  const credited = sum(paid.amount, ...deposits.map(({ amount, fee }) => minus(amount, fee)));
  const bets = pastBets(memberId, ownGames(played), withdrawal.amount - credited);
  const required = minorUnits(paid.amount * (planOf(paid.promotionId)?.wagering ?? 0));
  const bonus = { ...paid, required, finished: reachedAt(bets, paid.paid, required) };
  const other = [...deposits.map(depositOf), bonusOf(bonus), ...withdrawalOf(withdrawal)];
  const transactions = [...other.map((each) => ({ memberId, nodeId: 0, win: 0, ...each })), ...bets];
  return { memberId, deposits, withdrawal, bonus, transactions: transactions.sort((a, b) => a.offset - b.offset) };
}

/** A time between 10:00 and 14:30 on the merchant's clock, when people are awake. */
function at(daysAgo: number, minutes: number): number {
  return -daysAgo * DAY_MS + 10 * HOUR_MS + minutes * MINUTE_MS;
}

/** Draws have their own tables. */
function ownGames(played: readonly number[]): number[] {
  const own = new Set(played);
  const isDraw = (type: string) => type === 'LOTT' || type === 'ELOTT';
  return games.flatMap(({ nodeId, gameType }) => (own.has(nodeId) && !isDraw(gameType) ? [nodeId] : []));
}

function plannedDeposit(
  { methodId, amount, at: opened, voucher }: (typeof PAID_IN)[number],
  index: number,
): PlannedDeposit {
  const method = depositMethod('USD', methodId);
  const fee = method ? depositFee(method, amount) : ZERO;
  const credited = opened + (voucher === undefined ? 4 * MINUTE_MS : 0);
  return { id: index + 1, methodId, amount, fee, voucher: voucher ?? null, opened, credited };
}

function depositOf({ id, amount, fee, credited }: PlannedDeposit) {
  return { kind: 'deposit' as const, idempotencyKey: `deposit:${id}`, stake: amount, fee, offset: credited };
}

function bonusOf({ promotionId, idempotencyKey, amount, paid }: PlannedBonus) {
  const fingerprint = `promotion:${promotionId}`;
  return { kind: 'bonus' as const, idempotencyKey, fingerprint, stake: amount, offset: paid };
}

function plannedWithdrawal(memberId: number): PlannedWithdrawal {
  const { amount, at: requested } = PAID_OUT;
  const steps = { approved: requested + 9 * MINUTE_MS, sent: requested + 16 * MINUTE_MS };
  const received = requested + 31 * MINUTE_MS;
  const idempotencyKey = `withdrawal:${memberId}:seed`;
  return { idempotencyKey, amount, fee: withdrawalFee(amount), requested, ...steps, received };
}

function withdrawalOf({ idempotencyKey, amount, fee, requested, sent }: PlannedWithdrawal) {
  const taken = { kind: 'withdrawal' as const, idempotencyKey, stake: amount, offset: requested };
  const key = idempotencyKey.replace('withdrawal', 'withdrawal-sent');
  return [taken, { kind: 'withdrawal-sent' as const, idempotencyKey: key, stake: amount, fee, offset: sent }];
}

/** Time at which the stakes since `since` reached an amount. */
function reachedAt(bets: readonly PlannedTransaction[], since: number, required: number): number {
  let left = required;
  for (const { stake, offset } of bets.filter((bet) => bet.offset > since)) {
    left -= stake;
    if (left <= 0) return offset;
  }
  throw new Error('The seeded bets do not reach the turnover of the bonus.');
}
