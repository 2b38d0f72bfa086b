import type { RegisterPayload } from '#schemas/generated/platform.ts';
import { registerRules } from '../fields/register-rules.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { spendCaptcha } from '../session/captcha-answers.ts';

/** Checks and spends the captcha of a registration if the rules require one. @throws Refusal captcha_wrong */
export async function requireCaptcha(platform: Platform, payload: RegisterPayload): Promise<void> {
  const { captcha = '' } = payload;
  const { enabled, required } = registerRules(platform).captcha;
  if (!enabled || (captcha === '' && !required)) return;
  if (await spendCaptcha(platform, payload)) return;
  throw new Refusal(422, 'captcha_wrong', 'The characters do not match the picture.');
}
