import type { Handler } from '#sandbox/calls/call.ts';
import { captchaNeeded, countAttempt, visitorOf } from '#sandbox/limits/login-attempts.ts';
import { outbox } from '#sandbox/outbox/outbox-tables.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { newTemporaryPassword, TEMPORARY_MINUTES } from '#sandbox/session/temporary-password.ts';

export const forgotByEmail: Handler<'forgotByEmail'> = async ({ platform, body, address }) => {
  const { username, email } = body;
  const visitor = visitorOf(`forgot ${username}`, address);
  await captchaNeeded(platform, visitor);
  // Count successful attempts too, so that a member's mailbox cannot be flooded.
  await countAttempt(platform, visitor);
  const member = await memberByAccount(platform.db, username);
  if (!member?.email || member.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw new Refusal(404, 'member_unknown', 'Username/Email does not exist.');
  }
  const { db, brand, now } = platform;
  const password = await newTemporaryPassword(platform, member);
  const text = `Hello ${member.account}, your temporary password is ${password}. It is valid for ${TEMPORARY_MINUTES} minutes. Log in with it and choose a new one.`;
  const subject = `Your password at ${brand.name}`;
  await db.insert(outbox).values({ kind: 'email', recipient: member.email, subject, body: text, createdAt: now() });
  return { success: true };
};
