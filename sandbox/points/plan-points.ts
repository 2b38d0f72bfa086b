import type { PlannedMember } from '../seed-plan/planned-member.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { DAY_MS } from '../time.ts';
import goods from './goods.json' with { type: 'json' };

/** Stakes in US cents for one point, as in `point-rates.ts` before scaling. */
const CENTS_PER_POINT = 10;
/** The player with redemptions. */
export const REDEEMER = 'player1';
/** Members invited by that player: one has earned the reward, the other has not played yet. */
export const REWARDED_FRIENDS = ['amihan10', 'bayani11'] as const;
export const NEW_FRIEND = 'first1';
const FRIEND_POINTS = 5000;
/** The player without points. */
const PENNILESS_PLAYER = 'player20';

export interface PlannedRedemption {
  rewardId: string;
  quantity: number;
  status: 'process' | 'approved' | 'rejected';
  /** Time of the decision, like `offset`. */
  decided: number | null;
}

export interface PlannedPoints {
  kind: 'earn' | 'bonus' | 'redeem' | 'refund';
  idempotencyKey: string;
  memberId: number;
  /** Negative for a debit. */
  points: number;
  /** Milliseconds from the first moment of the seeded day. */
  offset: number;
  redemption?: PlannedRedemption;
}

export interface PointPlan {
  movements: PlannedPoints[];
  /** US cents that do not make a whole point yet, by member. */
  carried: ReadonlyMap<number, number>;
}

/** Points from the seeded bets, gifts by the operator, and one player's redemptions, in order of time. */
export function pointPlan(plan: SeedPlan): PointPlan {
  const carried = new Map<number, number>();
  const earned = plan.transactions.flatMap(({ kind, memberId, stake, offset }, index): PlannedPoints[] => {
    if (kind !== 'bet') return [];
    const cents = (carried.get(memberId) ?? 0) + stake;
    carried.set(memberId, cents % CENTS_PER_POINT);
    const points = Math.floor(cents / CENTS_PER_POINT);
    return points > 0 ? [{ kind: 'earn', idempotencyKey: `earn:${index + 1}`, memberId, points, offset }] : [];
  });
  const gifted = plan.members.flatMap((member) => gifts(member, earned));
  const redeemed = plan.members.filter(({ account }) => account === REDEEMER).flatMap(redemptionsOf);
  const movements = [...gifted, ...earned, ...redeemed].sort((a, b) => a.offset - b.offset);
  return { movements, carried };
}

/** Opening points, so that each player can afford another part of the mall. */
function gifts(member: PlannedMember, earned: readonly PlannedPoints[]): PlannedPoints[] {
  const { account, id, registered } = member;
  const own = earned.filter(({ memberId }) => memberId === id).reduce((sum, { points }) => sum + points, 0);
  // The share includes points that the player has earned.
  const points = member.points ?? Math.max(0, shareOf(member) - own);
  if (points === 0) return [];
  const offset = Math.min(registered, -DAY_MS);
  return [{ kind: 'bonus', idempotencyKey: `seed:welcome:${account}`, memberId: id, points, offset }];
}

function shareOf({ account, type }: PlannedMember): number {
  const number = Number(/^player(\d+)$/.exec(account)?.[1] ?? 0);
  if (type !== 0 || number === 0 || account === PENNILESS_PLAYER) return 0;
  return account === REDEEMER ? 250_000 : 1500 + ((number * 7919) % 60) * 1000;
}

/** A redemption of each status, with the refund of the rejected one. */
function redemptionsOf({ id: memberId, registered }: PlannedMember): PlannedPoints[] {
  const day = (days: number) => Math.max(Math.min(registered, -DAY_MS) + 1, -days * DAY_MS);
  const request = (rewardId: string, quantity: number, offset: number, decided: number | null, rejected = false) => {
    const price = goods.find((good) => good.rewardId === rewardId)?.points ?? 0;
    const decision = rejected ? ('rejected' as const) : ('approved' as const);
    const status = decided === null ? ('process' as const) : decision;
    const redemption: PlannedRedemption = { rewardId, quantity, status, decided };
    const idempotencyKey = `seed:redeem:${rewardId}`;
    return { kind: 'redeem' as const, idempotencyKey, memberId, points: -price * quantity, offset, redemption };
  };
  const refused = request('headphones', 1, day(6), day(5) + 1, true);
  const refund = {
    kind: 'refund' as const,
    idempotencyKey: 'seed:refund:headphones',
    memberId,
    points: -refused.points,
  };
  const friend = (account: string, days: number) => ({
    ...{ kind: 'bonus' as const, idempotencyKey: `seed:invite:${account}`, memberId },
    ...{ points: FRIEND_POINTS, offset: day(days) },
  });
  return [
    ...REWARDED_FRIENDS.map((account, index) => friend(account, 10 - 2 * index)),
    request('coffee', 1, day(12), day(11)),
    refused,
    { ...refund, offset: day(5) + 1 },
    request('cinema', 2, day(1) + 2, null),
  ];
}
