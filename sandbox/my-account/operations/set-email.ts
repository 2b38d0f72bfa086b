import { eq } from 'drizzle-orm';
import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { requireUnlisted } from '#sandbox/care/register/require-unlisted.ts';
import { refusal } from '#sandbox/fields/field-refusal.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';
import { brokenRule } from '#sandbox/fields/registration-rules.ts';
import { outbox } from '#sandbox/outbox/outbox-tables.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';

export const setEmail: Handler<'setEmail'> = async (call) => {
  const { platform, body, token, address } = call;
  const member = accountMember(call);
  const { email, password } = await readPayload(platform.key, body, 'EmailPayload');
  const rule = brokenRule(email, { ...registerRules(platform).email, required: true });
  if (rule) throw refusal([{ name: 'email', rule }]);
  await requireConfirmation(platform, member, { password, token, address });
  const { db, brand, now } = platform;
  await db.transaction(async (tx) => {
    await tx.update(members).set({ email }).where(eq(members.id, member.id));
    if (!member.email || member.email === email) return;
    const notice = `The email address of your account ${member.account} at ${brand.name} was changed. If you did not do this, write to ${brand.support.email ?? 'us'}.`;
    const subject = `Your email address at ${brand.name}`;
    await tx.insert(outbox).values({ kind: 'email', recipient: member.email, subject, body: notice, createdAt: now() });
  });
  await requireUnlisted(platform, member.id, token);
  return { success: true };
};
