import { eq, sql } from 'drizzle-orm';
import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import { paymentPasswordSetAt } from '#sandbox/payout-accounts/payment-password.ts';
import type { Platform } from '#sandbox/platform.ts';
import { bets } from '#sandbox/play/play-tables.ts';
import { isModuleOn } from '#sandbox/process/modules.ts';
import { hasPassword, type Member } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { needsVerification, verificationOf } from '#sandbox/roster/verification.ts';
import { QUESTIONS_OF_A_MEMBER, securityQuestionsOf } from '#sandbox/session/security-questions.ts';
import type { SecurityStep, VipProgress } from '#schemas/generated/platform.ts';
import { personalFields } from '../personal-fields.ts';

/** The operator's levels, with the points at which each begins. */
const LEVELS = [
  { label: 'Bronze', points: 0 },
  { label: 'Silver', points: 1000 },
  { label: 'Gold', points: 5000 },
  { label: 'Platinum', points: 25_000 },
  { label: 'Diamond', points: 100_000 },
] as const;

/** Minor units of turnover for a point, in US cents. */
const CENTS_A_POINT = 100;

export const memberAccount: Handler<'memberAccount'> = async (call) => {
  const { platform } = call;
  const member = accountMember(call);
  const vip = await vipProgress(platform, member);
  return {
    success: true,
    value: {
      memberSince: member.registeredAt,
      steps: await securitySteps(platform, member),
      personal: await personalFields(platform.db, member),
      ...(vip && { vip }),
    },
  };
};

/** Steps that secure the member's account in this brand, in the order in which to take them. */
async function securitySteps(platform: Platform, member: Member): Promise<SecurityStep[]> {
  const { db, brand } = platform;
  const { id, email, passwordSetAt } = member;
  const paymentSetAt = await paymentPasswordSetAt(platform, member);
  const questions = await securityQuestionsOf(platform, id);
  return [
    ...(hasPassword(member) ? [{ name: 'password' as const, isDone: true, changedAt: passwordSetAt }] : []),
    ...(needsVerification(platform, member)
      ? [{ name: 'identity' as const, isDone: (await verificationOf(db, id)) === 'A' }]
      : []),
    ...(isModuleOn(platform, 'WITHDRAWAL')
      ? [{ name: 'payment' as const, isDone: paymentSetAt !== null, ...(paymentSetAt && { changedAt: paymentSetAt }) }]
      : []),
    ...(brand.auth.securityQuestions
      ? [{ name: 'question' as const, isDone: questions.length === QUESTIONS_OF_A_MEMBER, count: questions.length }]
      : []),
    { name: 'email', isDone: email !== null },
  ];
}

/**
 * The member's level, which rises with their turnover. A level that the operator gave counts as reached.
 * @returns null for an account without a level
 */
async function vipProgress({ db, brand }: Platform, member: Member): Promise<VipProgress | null> {
  const index = LEVELS.findIndex(({ label }) => label === member.vipLabel);
  if (index < 0) return null;
  const [turnover] = await db
    .select({ sum: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(Number) })
    .from(bets)
    .where(eq(bets.memberId, member.id));
  const earned = Math.floor((turnover?.sum ?? 0) / (CENTS_A_POINT * currencyFactor(brand.currency)));
  const points = Math.max(earned, LEVELS[index]?.points ?? 0);
  const reached = LEVELS.findLastIndex((level) => level.points <= points);
  const { label, points: from } = LEVELS[reached] ?? LEVELS[0];
  if (label !== member.vipLabel) await db.update(members).set({ vipLabel: label }).where(eq(members.id, member.id));
  const next = LEVELS[reached + 1];
  return { label, points, from, ...(next && { next: { ...next } }) };
}
