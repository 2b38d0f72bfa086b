import type { PayoutNumber } from '#schemas/generated/platform.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';

const PLAIN = /^[0-9A-Za-z]{4,34}$/;

/** The signs of a number without what only parts them. */
export function plainNumber(number: string): string {
  return latinDigits(number).replaceAll(/[\s-]/g, '');
}

/**
 * Whether a number has the form that its bank or e-wallet says. The rules of countries load when they are needed; without them the
 * platform alone checks.
 */
export async function hasForm(form: PayoutNumber | undefined, number: string): Promise<boolean> {
  const plain = plainNumber(number);
  if (!form) return PLAIN.test(plain);
  if (form.form === 'iban') return isIban(plain.toUpperCase(), form.country);
  if (form.form === 'mobile') return isMobile(plain, form.country);
  const { least = 1, most = 34 } = form;
  return /^\d+$/.test(plain) && plain.length >= least && plain.length <= most;
}

async function isIban(plain: string, country = ''): Promise<boolean> {
  const rules = await import('ibantools').catch(() => undefined);
  if (!rules) return plain !== '';
  const iban = rules.electronicFormatIBAN(plain) ?? '';
  return rules.isValidIBAN(iban) && iban.startsWith(country);
}

async function isMobile(plain: string, country = ''): Promise<boolean> {
  const rules = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ]).catch(() => undefined);
  if (!rules) return plain !== '';
  const [{ getCountries, parsePhoneNumberFromString }, { default: metadata }] = rules;
  const home = getCountries(metadata).find((code) => code === country);
  const typed = plain.replace(/^00/, '+');
  return parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }) }, metadata)?.isValid() ?? false;
}
