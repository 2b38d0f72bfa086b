import type { Handler } from '../call.ts';
import { newCaptcha } from './captcha-answers.ts';
import { captchaImage } from './captcha-image.ts';

export const captcha: Handler<'captcha'> = async ({ platform, address }) => {
  const answer = await newCaptcha(platform, address);
  return { success: true, value: captchaImage(answer, platform.random).toString('base64') };
};
