import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { Refusal } from '../server/refusal.ts';

/** A mobile number in the contract's payloads. */
export interface GivenMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/**
 * The number in E.164.
 * @throws Refusal mobile_invalid unless it is a mobile number of a country with this dialling code
 */
export function mobileOf({ mobileNum, countryDialingCode }: GivenMobile): string {
  const parsed = parsePhoneNumberFromString(`${countryDialingCode}${mobileNum}`);
  const isWhole = parsed?.number === `${countryDialingCode}${mobileNum}`;
  if (parsed?.isValid() && isWhole) return parsed.number;
  throw new Refusal(422, 'mobile_invalid', 'This is not a valid mobile number.');
}
