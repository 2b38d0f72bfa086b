import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { CareStep, PlayerCare } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { netPosition } from '../ledger/net-position.ts';
import { dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { logIns } from '../session/log-in-tables.ts';
import { hashToken } from '../token.ts';
import { careMemberRow } from './care-member-row.ts';
import { careRulesOf } from './care-rules-of.ts';
import { careSteps } from './care-tables.ts';
import { describeLimits } from './limits/care-limits.ts';
import { checkDueAt, checkMinutes } from './reality/reality-check.ts';
import { sittingStart } from './reality/sitting.ts';
import { describeStop, stopsOf } from './stops/stops-of.ts';

/** All data of the page about player care. @param token of the call's session */
export async function describeCare(platform: Platform, member: Member, token: string | null): Promise<PlayerCare> {
  const { db, brand, now } = platform;
  const { id } = member;
  const [rules, timeZone, time] = [careRulesOf(platform), merchantZone(platform), now()];
  const { selfTestScore, selfTestAt } = await careMemberRow(db, id);
  const stop = describeStop(await stopsOf(db, id), time);
  const lastLogInAt = await logInBefore(db, id, token);
  const prompt = await promptOf(platform, member);
  const step = await openStep(db, id);
  const sessionStartedAt = await sittingStart(db, id, time);
  return {
    currency: brand.currency,
    timeZone,
    parts: [...rules.parts],
    limits: await describeLimits(platform, id),
    increaseHours: rules.increaseHours,
    sessionStartedAt,
    position: { since: dayIn(member.registeredAt, timeZone), ...(await netPosition(db, id)) },
    ...(rules.parts.includes('realityCheck') && { realityCheck: await checkTimes(platform, id, sessionStartedAt) }),
    ...(stop && { stop }),
    ...(lastLogInAt !== null && { lastLogInAt }),
    ...(selfTestScore !== null && selfTestAt !== null && { selfTest: { score: selfTestScore, at: selfTestAt } }),
    ...(prompt && { prompt }),
    ...(step && { step }),
  };
}

async function checkTimes(platform: Platform, memberId: number, since: number) {
  const { shortest, longest } = careRulesOf(platform).realityCheck;
  const minutes = await checkMinutes(platform, memberId);
  return { minutes, shortest, longest, dueAt: await checkDueAt(platform, memberId, since) };
}

/** Time of the member's log-in before this session; null for the first. */
async function logInBefore(db: Database, memberId: number, token: string | null): Promise<number | null> {
  const isOther = or(isNull(logIns.sessionHash), ne(logIns.sessionHash, token === null ? '' : hashToken(token)));
  const [row] = await db
    .select({ at: logIns.at })
    .from(logIns)
    .where(and(eq(logIns.memberId, memberId), isNotNull(logIns.sessionHash), isOther))
    .orderBy(desc(logIns.id))
    .limit(1);
  return row?.at ?? null;
}

/** The latest step that has not reached the member; null without one. */
export async function openStep(db: Database, memberId: number): Promise<CareStep | null> {
  const [step] = await db
    .select({ id: careSteps.id, kind: careSteps.kind, at: careSteps.at })
    .from(careSteps)
    .where(and(eq(careSteps.memberId, memberId), isNull(careSteps.seenAt)))
    .orderBy(desc(careSteps.id))
    .limit(1);
  return step ?? null;
}

/**
 * The prompt to set limits that is due: at the registration, and once more before the first deposit. UKGC, RTS 12: customers
 * are prompted to set a deposit limit before their first deposit.
 */
async function promptOf(platform: Platform, { id }: Pick<Member, 'id'>): Promise<PlayerCare['prompt'] | null> {
  const { db } = platform;
  if (!careRulesOf(platform).parts.includes('limits')) return null;
  const { isAskedAtRegistration, isAskedAtDeposit } = await careMemberRow(db, id);
  if (isAskedAtRegistration && isAskedAtDeposit) return null;
  const [paid] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.accountId, idOfMemberAccount(id)), eq(entries.kind, 'deposit')))
    .limit(1);
  // Members who have paid in before there was a prompt are past both.
  if (paid) return null;
  return isAskedAtRegistration ? 'firstDeposit' : 'registration';
}
