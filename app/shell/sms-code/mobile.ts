import { latinDigits } from '#app/kit/number-field/latin-digits.ts';
import type { Country } from '#schemas/generated/platform.ts';

/** A mobile number as in the platform's payloads. */
export interface Mobile {
  /** Such as +63. */
  countryDialingCode: string;
  /** Digits after the dialling code. */
  mobileNum: string;
}

/** E.164 allows no more digits; no national plan has fewer. */
const DIGITS = { least: 4, most: 15 };

/**
 * Parses a typed mobile number: with or without the country's leading zero, with spaces, in any script's digits, or
 * with its own dialling code.
 * @returns null if it is not a mobile number of a listed country
 */
export async function readMobile(
  text: string,
  country: Country,
  countries: readonly Country[],
): Promise<(Mobile & { countryCode: string }) | null> {
  const typed = latinDigits(text).trim();
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

async function loadRules() {
  const [{ parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ]);
  return { parsePhoneNumberFromString, metadata };
}

/** Fallback if the countries' rules did not load; the platform checks again. */
function readWithoutRules(typed: string, { countryCode, countryDialingCode }: Country) {
  const mobileNum = typed.replaceAll(/[\s().-]/g, '').replace(/^0+/, '');
  const fits = /^\d+$/.test(mobileNum) && mobileNum.length >= DIGITS.least && mobileNum.length <= DIGITS.most;
  return fits ? { countryCode, countryDialingCode, mobileNum } : null;
}
