import type { LoginPayload } from '#schemas/generated/platform.ts';
import { plainCode } from '#schemas/writing/plain-code.ts';
import { plainName } from '#schemas/writing/plain-name.ts';

/** The platform's payload from a log-in form; fields that are not shown are left out. */
export function credentialsOf(form: HTMLFormElement): LoginPayload {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const captcha = plainCode(text('captcha'));
  const captchaId = text('captchaId');
  return {
    username: plainName(text('username')),
    password: text('password'),
    type: 'username',
    ...(captcha && { captcha }),
    ...(captchaId && { captchaId }),
  };
}
