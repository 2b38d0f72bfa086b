import type { FieldRule, RegisterSettings } from '#schemas/generated/platform.ts';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import type { Setting } from '../process/modules.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';

/** Rules of the registration form: the brand's, with the switches' overrides. */
export function registerRules({ brand, switches }: Setting): RegisterSettings {
  const rules = rulesOf(brand);
  const own = switches.registrationRules;
  return Object.assign(
    rules,
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule, ...own[name] }])),
  );
}

function rulesOf(brand: SandboxBrand): RegisterSettings {
  const kyc = brand.flags['MANDATORYKYC3'] === true;
  const hidden = { ...optional('any', 0, 255), enabled: false };
  return {
    username: required('letterFirst', 6, 16),
    password: required('strongPassword', 8, 20),
    payeeName: kyc ? required('fullName', 3, 60) : hidden,
    // A payment password is six digits.
    paymentPassword: { ...optional('numbers', 6, 6), enabled: false },
    qqNum: hidden,
    line: hidden,
    whatsapp: hidden,
    facebook: hidden,
    wechat: hidden,
    idNumber: hidden,
    email: optional('email', 6, 120),
    mobileNum: optional('numbers', 7, 15),
    birthday: required('dateDayFirst', 10, 10),
    affiliateCode: brand.agents ? optional('lettersAndNumbers', 3, 20) : hidden,
    captcha: hidden,
    recommenderId: hidden,
  };
}

function required(pattern: keyof typeof patterns, minLength: number, maxLength: number): FieldRule {
  return { enabled: true, required: true, acceptedPattern: patterns[pattern], minLength, maxLength };
}

function optional(pattern: keyof typeof patterns, minLength: number, maxLength: number): FieldRule {
  return { ...required(pattern, minLength, maxLength), required: false };
}
