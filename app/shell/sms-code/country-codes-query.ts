import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { countryCodes } from '#app/platform/generated/operations/country-codes.ts';

/** Countries whose mobile numbers the platform accepts, the operator's own market first; fetched once. */
export function countryCodesQuery(platform: PlatformClient) {
  return queryOptions({
    queryKey: ['country-codes'],
    queryFn: ({ signal }) => countryCodes(platform, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A code is asked for now or never: offline, the press fails rather than waits.
    networkMode: 'always',
  });
}
