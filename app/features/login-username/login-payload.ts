import { DISCLAIMER } from '#app/shell/log-in/accept-disclaimer.tsx';
import { REMEMBER } from '#app/shell/log-in/remember-tick.tsx';
import type { LoginPayload } from '#schemas/generated/platform.ts';
import type { Try } from './use-log-in.ts';

/** What the form says. A tick that is not shown is not asked for. */
export function tryOf(form: HTMLFormElement): Try {
  const fields = new FormData(form);
  const asks = form.elements.namedItem(DISCLAIMER) !== null;
  return { payload: payloadOf(fields), accepted: !asks || fields.has(DISCLAIMER), remember: fields.has(REMEMBER) };
}

/** The platform's payload out of the form's fields; a field that is not shown is not sent. */
function payloadOf(fields: FormData): LoginPayload {
  const text = (name: string) => String(fields.get(name) ?? '');
  const captcha = text('captcha').trim();
  return {
    username: text('username').trim(),
    password: text('password'),
    type: 'username',
    ...(captcha && { captcha }),
  };
}
