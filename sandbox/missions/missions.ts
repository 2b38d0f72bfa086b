import type { Mission, MissionPeriod, MissionReward } from '#schemas/generated/platform.ts';
import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { POINTS } from '../points/point-member.ts';
import { isModuleOn, requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import type { Activity } from './activity.ts';
import written from './missions.json' with { type: 'json' };

interface MissionRecord {
  missionId: string;
  period: string;
  unit: string;
  /** US cents for the unit `money`. */
  goal: number;
  stars: number;
  /** Reward of brands with points; the others pay `cents`, in US cents. */
  points: number;
  cents: number;
}

export type KnownMission = MissionRecord & Pick<Mission, 'period' | 'unit'>;

const UNITS: readonly Mission['unit'][] = ['days', 'bets', 'games', 'categories', 'vendors', 'money'];

/** Missions in the operator's order. */
export const missions: readonly KnownMission[] = written.map((mission) => ({
  ...mission,
  period: mission.period === 'daily' ? ('daily' as const) : ('weekly' as const),
  unit: UNITS.find((unit) => unit === mission.unit) ?? 'bets',
}));

export const PERIODS: readonly MissionPeriod[] = ['daily', 'weekly'];

/** modId of missions. */
const MISSION = 'MISSION';

/** The member whose missions a call is about. @throws Refusal not_available, not_logged_in or trial_account */
export function missionMember<Id extends OperationId>(
  call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>,
): Member {
  requireModule(call.platform, MISSION);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no missions. Register first.');
  return member;
}

export function goalOf({ unit, goal }: KnownMission, currency: string): number {
  return unit === 'money' ? goal * currencyFactor(currency) : goal;
}

export function isReached(mission: KnownMission, activity: Activity, currency: string): boolean {
  return activity[mission.unit] >= goalOf(mission, currency);
}

/** Points where the brand has them, else money. */
export function rewardOf({ points, cents }: KnownMission, platform: Platform): MissionReward {
  const { currency } = platform.brand;
  if (isModuleOn(platform, POINTS)) return { kind: 'points', amount: points };
  return { kind: 'money', amount: cents * currencyFactor(currency), currency };
}
