import { and, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '#sandbox/fields/field-refusal.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';
import { brokenRule } from '#sandbox/fields/registration-rules.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { insertMember } from '#sandbox/registration/insert-member.ts';
import { AGENT_TYPE, type Member, memberByAccount } from '#sandbox/roster/member.ts';
import { hashPassword } from '#sandbox/roster/password.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import type { OpenAccountPayload } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { lockedLine } from '../lineage.ts';
import { rangeBelow, requireRange } from '../set-rates.ts';
import { teamRowsOf } from '../team-rows.ts';
import { openedAccounts } from '../team-tables.ts';

export const openAccount: Handler<'openAccount'> = async (call) => {
  const { platform, body } = call;
  const agent = callingAgent(call);
  const payload = await readPayload(platform.key, body, 'OpenAccountPayload');
  const member = await openBelow(platform, agent, payload);
  const [row] = await teamRowsOf(platform.db, agent.id, [member]);
  if (!row) throw new Error(`Member ${member.id} is not stored.`);
  return { success: true, value: row };
};

/**
 * Opens an account directly below an agent, once per idempotency key.
 * @throws Refusal invalid_field, rate_out_of_range or idempotency_conflict
 */
async function openBelow(platform: Platform, caller: Member, payload: OpenAccountPayload): Promise<Member> {
  const { account, kind, rate } = payload;
  requireFields(platform, payload);
  const passwordHash = await hashPassword(payload.password);
  return platform.db.transaction(async (tx) => {
    const earlier = await earlierAccount(tx, caller, payload);
    if (earlier) return earlier;
    const agent = await lockedLine(tx, caller.id);
    requireRange([rangeBelow(agent)], rate);
    const member = await insertMember(tx, {
      ...{ account, passwordHash, rate, uplineId: agent.id, registeredAt: platform.now() },
      type: kind === 'agent' ? AGENT_TYPE : 0,
      isPasswordGiven: true,
    });
    if (!member) throw refusal([{ name: 'account', rule: 'taken' }]);
    return member;
  });
}

/** The account that the same call has opened before; a call at the same time is waited for. */
async function earlierAccount(
  db: Database,
  { id: agentId }: Member,
  { account, kind, rate, idempotencyKey }: OpenAccountPayload,
): Promise<Member | null> {
  const fingerprint = `${account}:${kind}:${rate}`;
  const intent = { agentId, idempotencyKey, fingerprint, account };
  const claimed = await db.insert(openedAccounts).values(intent).onConflictDoNothing().returning();
  if (claimed.length > 0) return null;
  const mine = and(eq(openedAccounts.agentId, agentId), eq(openedAccounts.idempotencyKey, idempotencyKey));
  const [earlier] = await db.select().from(openedAccounts).where(mine);
  if (earlier?.fingerprint === fingerprint) return memberByAccount(db, account);
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for another account.');
}

function requireFields(platform: Platform, { account, password }: OpenAccountPayload): void {
  const { username, password: secret } = registerRules(platform);
  const faults = [
    { name: 'account', rule: brokenRule(account, { ...username, required: true }) },
    { name: 'password', rule: brokenRule(password, { ...secret, required: true }) },
  ];
  const broken = faults.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : []));
  if (broken.length > 0) throw refusal(broken);
}
