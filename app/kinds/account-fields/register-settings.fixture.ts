import type { FieldRule, RegisterSettings } from '#schemas/generated/platform.ts';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };

/** A required field of any length and format, with the given changes. */
export function rule(given: Partial<FieldRule>): FieldRule {
  return { enabled: true, required: true, acceptedPattern: '*', minLength: 0, maxLength: 255, ...given };
}

const off = rule({ enabled: false, required: false });

/** Rules for a username, a password, a birthday and an optional email address. */
export const settings: RegisterSettings = {
  username: rule({ acceptedPattern: patterns.letterFirst, minLength: 6, maxLength: 16 }),
  password: rule({ acceptedPattern: patterns.strongPassword, minLength: 8, maxLength: 20 }),
  birthday: rule({ acceptedPattern: patterns.dateDayFirst, minLength: 10, maxLength: 10 }),
  email: rule({ required: false, acceptedPattern: patterns.email, minLength: 6, maxLength: 120 }),
  payeeName: off,
  paymentPassword: off,
  qqNum: off,
  line: off,
  whatsapp: off,
  facebook: off,
  wechat: off,
  idNumber: off,
  mobileNum: off,
  affiliateCode: off,
  captcha: off,
  recommenderId: off,
};

/** The same rule for every field. */
export function everyField(same: FieldRule): RegisterSettings {
  return Object.assign({ ...settings }, Object.fromEntries(Object.keys(settings).map((name) => [name, same])));
}
