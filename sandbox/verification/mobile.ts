import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { Refusal } from '../refusal.ts';

const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** A mobile number in the contract's payloads. */
export interface GivenMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/**
 * The number in E.164, however it was given: with or without the zero that is dialled inside its country, or with its
 * dialling code once more. One number is one account.
 * @throws Refusal mobile_invalid unless it is a mobile number of a country with this dialling code
 */
export function mobileOf({ mobileNum, countryDialingCode }: GivenMobile): string {
  const typed = latinDigits(mobileNum).trim().replace(/^00/, '+');
  const defaultCallingCode = countryDialingCode.slice(1);
  // The library throws for a code that no country has.
  const isKnown = CALLING_CODES.has(defaultCallingCode);
  const parsed = isKnown ? parsePhoneNumberFromString(typed, { defaultCallingCode, extract: false }) : undefined;
  if (parsed?.isValid() && `+${parsed.countryCallingCode}` === countryDialingCode) return parsed.number;
  throw new Refusal(422, 'mobile_invalid', 'This is not a valid mobile number.');
}
