import type { Call, Handler } from '#sandbox/calls/call.ts';
import {
  captchaNeeded,
  countAttempt,
  forgetFailures,
  inTurn,
  type Visitor,
  visitorOf,
} from '#sandbox/limits/login-attempts.ts';
import type { Platform } from '#sandbox/platform.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { DEFAULT_PASSWORD } from '#sandbox/roster/default-password.ts';
import { type Member, memberByAccount } from '#sandbox/roster/member.ts';
import { passwordMatches, UNMATCHABLE_HASH } from '#sandbox/roster/password.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { spendCaptcha } from '#sandbox/session/captcha-answers.ts';
import { noteLogIn } from '#sandbox/session/log-ins.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { openSession, type PasswordKind } from '#sandbox/session/session.ts';
import { takeTemporaryPassword } from '#sandbox/session/temporary-password.ts';
import { mobileOf } from '#sandbox/verification/mobile.ts';
import { provenMember } from '#sandbox/verification/proven-member.ts';
import type { LoginPayload, LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';

/** Type of a trial account in the contract. */
const TRIAL = 4;

export const login: Handler<'login'> = async (call) => {
  const { platform, body, address } = call;
  requireModule(platform, 'LOGIN');
  const payload = await readPayload(platform.key, body, schemaOf);
  await requireBotProof(platform, 'login', payload.botCheck);
  if (payload.type === 'sms') return { success: true, value: await loginBySms(call, payload) };
  const visitor = visitorOf(payload.username, address);
  const { member, isTemporary } = await inTurn(platform, visitor, () => proven(call, visitor, payload));
  requireMember(member);
  const value = await openSession(platform, member, { password: kindOf(payload, member, isTemporary) });
  await noteLogIn(call, member.id, value.token);
  return { success: true, value };
};

/** @throws Refusal invalid_credentials, captcha_required, captcha_wrong, or too_many_attempts while the visitor must wait */
async function proven(call: Call<'login'>, visitor: Visitor, payload: LoginPayload) {
  const { platform } = call;
  const asksCaptcha = await captchaNeeded(platform, visitor);
  if (asksCaptcha) requireCaptcha(payload);
  await countAttempt(platform, visitor);
  if (asksCaptcha) await checkCaptcha(platform, payload);
  const member = await memberByAccount(platform.db, payload.username);
  const matches = await passwordMatches(payload.password, member?.passwordHash ?? UNMATCHABLE_HASH);
  const isTemporary = !matches && member !== null && (await takeTemporaryPassword(platform, member, payload.password));
  if (!member || !(matches || isTemporary)) {
    if (member) await noteLogIn(call, member.id, null);
    throw new Refusal(401, 'invalid_credentials', 'The username or the password is wrong.', { captcha: true });
  }
  await forgetFailures(platform, visitor);
  return { member, isTemporary };
}

function kindOf({ password }: LoginPayload, { isPasswordGiven }: Member, isTemporary: boolean): PasswordKind {
  if (isTemporary) return 'temporary';
  return isPasswordGiven || password === DEFAULT_PASSWORD ? 'default' : 'own';
}

/** Trial accounts are opened by free play only, so logging in to one is refused even with its password. */
function requireMember({ type }: Member): void {
  if (type === TRIAL) throw new Refusal(403, 'non_member_account', 'This is not a member account.');
}

function requireCaptcha({ captcha }: LoginPayload): void {
  if (!captcha) throw new Refusal(401, 'captcha_required', 'Enter the characters in the picture.', { captcha: true });
}

async function checkCaptcha(platform: Platform, payload: LoginPayload): Promise<void> {
  if (await spendCaptcha(platform, payload)) return;
  throw new Refusal(401, 'captcha_wrong', 'The characters do not match the picture.', { captcha: true });
}

function schemaOf(payload: unknown): 'LoginPayload' | 'SmsLoginPayload' {
  const isSms = typeof payload === 'object' && payload !== null && 'type' in payload && payload.type === 'sms';
  return isSms ? 'SmsLoginPayload' : 'LoginPayload';
}

/** Opens a session for the member who owns a mobile number. */
async function loginBySms(call: Call<'login'>, payload: SmsLoginPayload): Promise<LoginValue> {
  const { platform, address } = call;
  requireModule(platform, 'MOBILEVERCODELOGIN3');
  const mobile = mobileOf(payload);
  const member = await provenMember(platform, { mobile, proof: payload, address });
  if (!member) throw new Refusal(401, 'mobile_unknown', 'No member has this mobile number.');
  const value = await openSession(platform, member);
  await noteLogIn(call, member.id, value.token);
  return value;
}
