import { randomInt } from 'node:crypto';
import type { Handler } from '#sandbox/calls/call.ts';
import { deposit } from '#sandbox/ledger/deposit.ts';
import { requireCallsLeft } from '#sandbox/limits/limits.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import type { Platform } from '#sandbox/platform.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { UNMATCHABLE_HASH } from '#sandbox/roster/password.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { openSession } from '../session.ts';

/** Opening balance of a trial account in US cents. */
const TRIAL_CREDIT = 20_000;

/** Trial accounts that an address may open within `TRIALS_COUNTED_MS`. */
const MAX_TRIALS = 20;
const TRIALS_COUNTED_MS = 3_600_000;

export const freePlay: Handler<'freePlay'> = async ({ platform, address }) => {
  requireModule(platform, 'FREEPAY3');
  const limit = { name: `trials from ${address}`, most: MAX_TRIALS, withinMs: TRIALS_COUNTED_MS };
  await requireCallsLeft(platform, limit, 'Too many trial accounts from here. Try again later.');
  const member = await newTrialMember(platform);
  await deposit(platform.db, {
    memberId: member.id,
    amount: minorUnits(TRIAL_CREDIT * currencyFactor(platform.brand.currency)),
    kind: 'trial',
    idempotencyKey: `trial:${member.id}`,
    at: platform.now(),
  });
  return { success: true, value: await openSession(platform, member) };
};

async function newTrialMember({ db, now }: Platform): Promise<Member> {
  const account = `trial${randomInt(1e12).toString().padStart(12, '0')}`;
  const created = await db
    .insert(members)
    .values({
      account,
      nickname: 'Guest',
      type: 4,
      passwordHash: UNMATCHABLE_HASH,
      vipLabel: '',
      firstTimeLogin: false,
      passwordSetAt: now(),
      rate: 0,
      details: {},
      registeredAt: now(),
    })
    .returning();
  const [member] = created;
  if (!member) throw new Error('The database did not return the stored trial account.');
  return member;
}
