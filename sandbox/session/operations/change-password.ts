import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';
import { brokenRule, type FieldProblem } from '#sandbox/fields/registration-rules.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ChangePasswordPayload } from '#schemas/generated/platform.ts';
import { readPayload } from '../read-payload.ts';
import { requirePassword } from '../require-password.ts';
import { setPassword } from '../set-password.ts';

export const changePassword: Handler<'changePassword'> = async (call) => {
  const { platform, body, address, token } = call;
  const member = loggedIn(call);
  const payload = await readPayload(platform.key, body, 'ChangePasswordPayload');
  refuse(brokenRules(platform, payload));
  await requirePassword(platform, member, { password: payload.oldPassword, address, field: 'oldPassword' });
  // A session that owed the password may have been opened by someone who knew the operator's.
  await setPassword(platform, member, payload.newPassword, call.owing ? '' : (token ?? ''));
  return { success: true };
};

function brokenRules(platform: Platform, payload: ChangePasswordPayload): FieldProblem[] {
  const { oldPassword, newPassword, confirmNewPassword } = payload;
  const rule = brokenRule(newPassword, registerRules(platform).password);
  return [
    ...(rule ? [{ name: 'newPassword', rule }] : []),
    ...(!rule && newPassword === oldPassword ? [{ name: 'newPassword', rule: 'same' as const }] : []),
    ...(newPassword === confirmNewPassword ? [] : [{ name: 'confirmNewPassword', rule: 'mismatch' as const }]),
  ];
}

function refuse(fields: FieldProblem[]): void {
  if (fields.length === 0) return;
  const names = fields.map(({ name, rule }) => `${name} (${rule})`).join(', ');
  throw new Refusal(422, 'invalid_field', `These fields break their rules: ${names}.`, { fields });
}
