import type { Handler } from '#sandbox/calls/call.ts';
import { randomDigits, storeCaptcha } from '../captcha-answers.ts';
import { captchaImage } from '../captcha-image.ts';
import { captchaQuestion } from '../captcha-question.ts';

export const captcha: Handler<'captcha'> = async ({ platform, address, query }) => {
  const { brand, random } = platform;
  if (query.kind === 'question') {
    const { text, answer } = captchaQuestion(brand, query.lang ?? brand.languages.default);
    return { success: true, value: text, captchaId: await storeCaptcha(platform, address, answer) };
  }
  const answer = randomDigits();
  const captchaId = await storeCaptcha(platform, address, answer);
  return { success: true, value: captchaImage(answer, random).toString('base64'), captchaId };
};
