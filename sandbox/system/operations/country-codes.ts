import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import type { Handler } from '#sandbox/calls/call.ts';

/** Home country of most players, by currency. */
const MARKETS: Readonly<Record<string, CountryCode>> = {
  AED: 'AE',
  EUR: 'MT',
  GBP: 'GB',
  PHP: 'PH',
  THB: 'TH',
  USD: 'US',
  VND: 'VN',
};

export const countryCodes: Handler<'countryCodes'> = ({ platform }) => {
  const market = MARKETS[platform.brand.currency] ?? 'US';
  const others = getCountries().filter((country) => country !== market);
  const value = [market, ...others]
    .filter((country) => country.length === 2)
    .map((countryCode) => ({ countryCode, countryDialingCode: `+${getCountryCallingCode(countryCode)}` }));
  return { success: true, value };
};
