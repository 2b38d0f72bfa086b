import { isBlank } from '#app/kit/form/is-blank.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';
import type { NumberPayload } from '#app/shell/slots/registration-way.ts';
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import type { Values } from './rules/check-all.ts';
import type { FieldName } from './rules/fields.ts';
import { plainValue } from './rules/plain-value.ts';

/** Maximum URL length in the contract. */
const MAX_URL_LENGTH = 2048;

interface RegisterForm {
  values: Values;
  /** Visible fields. Only these are sent. */
  shown: readonly FieldName[];
  codes: InviteCodes;
  /** Id of the captcha shown; empty without one. */
  captchaId: string;
  /** The mobile number, if it has its own fields. */
  number: NumberPayload;
  /** Host name by which the platform knows the site. */
  domain: string;
  url: string;
}

/** The payload: visible fields with input, the inviter, and the address of the registration. */
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
    // If the field is visible, the visitor may have removed the code.
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
