import { eq } from 'drizzle-orm';
import type { RegisterPayload } from '../../../schemas/generated/platform.ts';
import { members, outbox } from '../../database/tables.ts';
import { memberAccount } from '../../ledger/ledger-accounts.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Platform } from '../platform.ts';
import { type Member, memberByAccount } from '../session/member.ts';
import { hashPassword } from '../session/password.ts';
import { readPayload } from '../session/read-payload.ts';
import { openSession } from '../session/session.ts';
import { requireModule } from '../system/modules.ts';
import { registerRules } from '../system/register-settings.ts';
import { brokenRules, type FieldProblem, givenValue } from './registration-rules.ts';

/** Stored with the member as they were given; secrets and what has its own column are not among them. */
const keptFields = ['payeeName', 'email', 'mobileNum', 'birthday', 'referralCode', 'domain', 'registerUrl'] as const;

export const register: Handler<'register'> = async ({ platform, body }) => {
  requireModule(platform, 'USERNAMEREG3');
  const payload = await readPayload(platform.key, body, 'RegisterPayload');
  const { brand } = platform;
  refuse(brokenRules(payload, registerRules(brand), brand.legal.minimumAge, platform.now()));
  if (await memberByAccount(platform.db, payload.username)) refuse([{ name: 'username', rule: 'taken' }]);
  const member = await store(platform, payload);
  await welcome(platform, payload);
  return { success: true, value: await openSession(platform, member) };
};

function refuse(fields: FieldProblem[]): void {
  if (fields.length === 0) return;
  const names = fields.map(({ name, rule }) => `${name} (${rule})`).join(', ');
  throw new Refusal(422, 'invalid_field', `These fields break their rules: ${names}.`, { fields });
}

async function store(platform: Platform, payload: RegisterPayload): Promise<Member> {
  const uplineId = await uplineOf(platform, payload);
  const passwordHash = await hashPassword(payload.password);
  const given = keptFields
    .map((name) => [name, givenValue(payload, name)] as const)
    .filter(([, value]) => value !== '');
  return platform.db.transaction(async (tx) => {
    const created = await tx
      .insert(members)
      .values({
        account: payload.username,
        nickname: payload.username,
        type: 0,
        passwordHash,
        vipLabel: 'Bronze',
        unreadMessages: 1,
        availablePromos: 1,
        firstTimeLogin: true,
        uplineId,
        rate: 0,
        details: Object.fromEntries(given),
        registeredAt: platform.now(),
      })
      // Two registrations of one name at the same moment: the second finds it taken.
      .onConflictDoNothing()
      .returning();
    const [member] = created;
    if (!member)
      throw new Refusal(422, 'invalid_field', 'The user name is taken.', {
        fields: [{ name: 'username', rule: 'taken' }],
      });
    await memberAccount(tx, member.id);
    return member;
  });
}

async function uplineOf({ db, brand }: Platform, { affiliateCode }: RegisterPayload): Promise<number | null> {
  if (!affiliateCode || !registerRules(brand).affiliateCode.enabled) return null;
  const [agent] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.affiliateCode, affiliateCode.toUpperCase()));
  if (!agent) refuse([{ name: 'affiliateCode', rule: 'pattern' }]);
  return agent?.id ?? null;
}

async function welcome({ db, brand, now }: Platform, { email, username }: RegisterPayload): Promise<void> {
  if (!email) return;
  const body = `Hello ${username}, your account at ${brand.name} is ready. If you did not open it, write to ${brand.support.email ?? 'us'}.`;
  await db
    .insert(outbox)
    .values({ kind: 'email', recipient: email, subject: `Welcome to ${brand.name}`, body, createdAt: now() });
}
