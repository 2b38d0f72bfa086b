import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { refusal } from '#sandbox/fields/field-refusal.ts';
import { passkeys } from '../passkey-tables.ts';
import { passkeyMember, requirePasskey } from '../passkeys.ts';

export const renamePasskey: Handler<'renamePasskey'> = async (call) => {
  const { platform, body } = call;
  const { id } = await requirePasskey(platform.db, passkeyMember(call).id, body.passkeyId);
  const name = body.name.trim();
  if (name === '') throw refusal([{ name: 'name', rule: 'required' }]);
  await platform.db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
  return { success: true };
};
