import type { Country } from '#schemas/generated/platform.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import type { Mobile } from '../slots/phone-verifier.ts';

/** E.164 allows no more digits; no national plan has fewer. */
const DIGITS = { least: 4, most: 15 };

/** Countries whose numbers keep a leading zero after the dialling code; elsewhere it is only dialled inside the country. */
const KEEP_ZERO: readonly string[] = ['+39', '+225', '+229', '+241', '+242', '+378'];

/**
 * Parses a typed mobile number: with or without the country's leading zero, with spaces, in any script's digits, or
 * with its own dialling code after + or 00.
 * @returns null if it is not a mobile number of a listed country
 */
export async function readMobile(
  text: string,
  country: Country,
  countries: readonly Country[],
): Promise<(Mobile & { countryCode: string }) | null> {
  const typed = dialled(text);
  const rules = await loadRules().catch(() => undefined);
  if (!rules) return readWithoutRules(typed, country);
  const { parsePhoneNumberFromString, metadata } = rules;
  // The library may not know the country, so it gets only the dialling code.
  const from = { defaultCallingCode: country.countryDialingCode.slice(1), extract: false };
  const parsed = parsePhoneNumberFromString(typed, from, metadata);
  if (!parsed?.isValid()) return null;
  const countryDialingCode = `+${parsed.countryCallingCode}`;
  const found =
    country.countryDialingCode === countryDialingCode
      ? country
      : (countries.find(({ countryCode }) => countryCode === parsed.country) ??
        countries.find((other) => other.countryDialingCode === countryDialingCode));
  return found ? { countryCode: found.countryCode, countryDialingCode, mobileNum: parsed.nationalNumber } : null;
}

/** Whether a number names its country by a dialling code of its own. */
export function hasOwnCode(text: string): boolean {
  return dialled(text).startsWith('+');
}

/** The number in 0–9, with + for the 00 that is dialled in its place; no mobile number of a country begins so. */
function dialled(text: string): string {
  return latinDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace('＋', '+')
    .replace(/^\(?00\)?/, '+');
}

async function loadRules() {
  const [{ parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ]);
  return { parsePhoneNumberFromString, metadata };
}

/** Fallback if the countries' rules did not load; the platform checks again. */
function readWithoutRules(typed: string, { countryCode, countryDialingCode }: Country) {
  const plain = typed.replaceAll(/[\s().-]/g, '');
  // A number with another country's code cannot be read without the rules.
  const national = plain.startsWith(countryDialingCode) ? plain.slice(countryDialingCode.length) : plain;
  const mobileNum = KEEP_ZERO.includes(countryDialingCode) ? national : national.replace(/^0+/, '');
  const fits = /^\d+$/.test(mobileNum) && mobileNum.length >= DIGITS.least && mobileNum.length <= DIGITS.most;
  return fits ? { countryCode, countryDialingCode, mobileNum } : null;
}
