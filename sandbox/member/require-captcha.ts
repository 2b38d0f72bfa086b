import type { RegisterPayload } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { takeCaptcha } from '../session/captcha-answers.ts';
import { registerRules } from '../system/register-rules.ts';

/** Uses up the captcha of a registration, where its rules ask for one. @throws Refusal captcha_wrong */
export async function requireCaptcha(
  platform: Platform,
  { captcha = '' }: RegisterPayload,
  address: string,
): Promise<void> {
  const { enabled, required } = registerRules(platform).captcha;
  if (!enabled || (captcha === '' && !required)) return;
  if (await takeCaptcha(platform, address, captcha)) return;
  throw new Refusal(422, 'captcha_wrong', 'These are not the characters of the picture.');
}
