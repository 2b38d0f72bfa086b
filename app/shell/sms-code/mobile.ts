import { latinDigits } from '#app/kit/number-field/latin-digits.ts';
import type { Country } from '#schemas/generated/platform.ts';

/** A mobile number as the platform's payloads carry it. */
export interface Mobile {
  /** Such as +63. */
  countryDialingCode: string;
  /** Digits after the dialling code. */
  mobileNum: string;
}

/** E.164 allows no more digits than this, and no national plan has fewer. */
const DIGITS = { least: 4, most: 15 };

/**
 * Reads what a person typed as a mobile number: with or without the leading zero of the country, with spaces, in the digits
 * of any script, or whole with its own dialling code.
 * @returns null for what is no mobile number of a country on the list
 */
export async function readMobile(
  text: string,
  country: Country,
  countries: readonly Country[],
): Promise<(Mobile & { countryCode: string }) | null> {
  const typed = latinDigits(text).trim();
  const rules = await loadRules().catch(() => undefined);
  if (!rules) return readRoughly(typed, country);
  const { parsePhoneNumberFromString, metadata } = rules;
  // An unknown country is left to the dialling code alone.
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

/** Without the rules of the countries, which a bad line may keep away; the platform has the last word anyway. */
function readRoughly(typed: string, { countryCode, countryDialingCode }: Country) {
  const mobileNum = typed.replaceAll(/[\s().-]/g, '').replace(/^0+/, '');
  const fits = /^\d+$/.test(mobileNum) && mobileNum.length >= DIGITS.least && mobileNum.length <= DIGITS.most;
  return fits ? { countryCode, countryDialingCode, mobileNum } : null;
}
