import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { PayoutNumber, PayoutProvider } from '#schemas/generated/platform.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';

const CARD = /^[0-9]{12,19}$/;
const PLAIN = /^[0-9A-Z]{4,34}$/;

/** The number of an account as it is kept; null unless the bank, the card or the e-wallet writes its numbers so. */
export function accountNumber({ kind, prefixes = [], number: form }: PayoutProvider, typed: string): string | null {
  const plain = latinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  if (kind === 'card') return isCardOf(prefixes, plain) ? plain : null;
  return form ? numberIn(form, plain) : plainly(PLAIN, plain);
}

function numberIn({ form, least = 1, most = 34, country }: PayoutNumber, plain: string): string | null {
  if (form === 'mobile') return mobileNumber(plain, country);
  if (form === 'iban') return ibanOf(plain, country);
  return /^\d+$/.test(plain) && plain.length >= least && plain.length <= most ? plain : null;
}

function ibanOf(plain: string, country = ''): string | null {
  const iban = electronicFormatIBAN(plain) ?? '';
  return isValidIBAN(iban) && iban.startsWith(country) ? iban : null;
}

/** In E.164, so that one wallet is one account however its number was typed. */
function mobileNumber(plain: string, country: string | undefined): string | null {
  const home: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(plain.replace(/^00/, '+'), { ...(home && { defaultCountry: home }) });
  return parsed?.isValid() ? parsed.number : null;
}

function plainly(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null;
}

/** Whether these are the digits of a card of this brand, with the right check digit. */
function isCardOf(prefixes: readonly string[], digits: string): boolean {
  return CARD.test(digits) && checksum(digits) % 10 === 0 && prefixes.some((prefix) => startsWith(digits, prefix));
}

/** @param prefix digits, or a range of them */
function startsWith(digits: string, prefix: string): boolean {
  const [from = '', to = from] = prefix.split('-');
  const head = Number(digits.slice(0, from.length));
  return head >= Number(from) && head <= Number(to);
}

/** The sum of Luhn's formula. */
function checksum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
