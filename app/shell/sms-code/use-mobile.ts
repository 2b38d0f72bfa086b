import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { countryCodes } from '#app/platform/generated/operations/country-codes.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { Country } from '#schemas/generated/platform.ts';
import type { Mobile } from '../slots/phone-verifier.ts';
import { hasOwnCode, readMobile } from './mobile.ts';
import type { SmsCodeDraft } from './sms-code-draft.ts';

export interface MobileNumber {
  countries: { data: readonly Country[] | undefined; isError: boolean; refetch: () => unknown };
  /** The country of a number without a dialling code of its own. */
  chosen: (country: string) => Country | undefined;
  numberRef: RefObject<HTMLInputElement | null>;
  /**
   * The number, or null after its error was shown and focused. Waits for the countries, without which no number is right or wrong.
   * @throws PlatformError if they fail to load
   */
  read: () => Promise<Mobile | null>;
  /** Chooses the country that the number itself names by its dialling code, as far as the countries are loaded. */
  followNumber: () => Promise<void>;
}

/** The typed number as a mobile number of the chosen country. @param remembered dialling code of the last log-in */
export function useMobile(draft: SmsCodeDraft, remembered: string | undefined): MobileNumber {
  const queries = useQueryClient();
  const query = countryCodesQuery(usePlatform());
  const countries = useQuery(query);
  const numberRef = useRef<HTMLInputElement>(null);

  const chosenOf = (list: readonly Country[], country: string) =>
    list.find(({ countryCode }) => countryCode === country) ??
    list.find((entry) => entry.countryDialingCode === remembered) ??
    list[0];

  const read = async () => {
    const list = await queries.ensureQueryData(query);
    const country = chosenOf(list, draft.country);
    const found = country && (await readMobile(draft.number, country, list));
    draft.fault = found ? null : 'mobile';
    if (found) draft.country = found.countryCode;
    else numberRef.current?.focus();
    return found ? { countryDialingCode: found.countryDialingCode, mobileNum: found.mobileNum } : null;
  };

  const followNumber = async () => {
    const { number } = draft;
    const country = chosenOf(countries.data ?? [], draft.country);
    if (!country || !hasOwnCode(number)) return;
    const mobile = await readMobile(number, country, countries.data ?? []);
    if (mobile && draft.number === number) draft.country = mobile.countryCode;
  };

  return { countries, chosen: (country) => chosenOf(countries.data ?? [], country), numberRef, read, followNumber };
}

/** Countries whose mobile numbers the platform accepts, the operator's own market first; fetched once. */
function countryCodesQuery(platform: PlatformClient) {
  return queryOptions({
    queryKey: ['country-codes'],
    queryFn: ({ signal }) => countryCodes(platform, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A code is asked for now or never: offline, the press fails rather than waits.
    networkMode: 'always',
  });
}
