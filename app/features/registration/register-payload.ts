import { isBlank } from '#app/kit/form/is-blank.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import type { NumberPayload } from '#app/shell/slots/registration-way.ts';
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import type { Values } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';
import { plainValue } from './rules/plain-value.ts';

/** The contract's longest URL. */
const MAX_URL_LENGTH = 2048;

interface RegisterForm {
  values: Values;
  /** Visible fields; no other is sent. */
  shown: readonly FieldName[];
  codes: InviteCodes;
  /** Of the captcha shown; empty without one. */
  captchaId: string;
  /** The mobile number, where it has fields of its own. */
  number: NumberPayload;
  /** Host name that the platform knows the site by. */
  domain: string;
  /** Address of the page. */
  url: string;
}

/** The platform's payload: every visible field with input, the inviter, and where the registration happened. */
export function registerPayload({
  values,
  shown,
  codes,
  captchaId,
  number,
  domain,
  url,
}: RegisterForm): RegisterPayload {
  const filled = shown.filter((name) => !isBlank(values[name])).map((name) => [name, plainValue(name, values[name])]);
  const { affiliateCode: _given, ...otherCodes } = codes;
  return {
    // Where its field is shown, the visitor may have removed the code.
    ...(shown.includes('affiliateCode') ? otherCodes : codes),
    ...Object.fromEntries(filled),
    ...(captchaId && { captchaId }),
    ...number,
    domain,
    registerUrl: url.slice(0, MAX_URL_LENGTH),
    login: true,
    registerMethod: 'WEB',
  };
}
