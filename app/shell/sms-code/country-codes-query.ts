import { useQuery } from '@tanstack/react-query';
import { countryCodes } from '#app/platform/operations/country-codes.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** Countries whose mobile numbers the platform accepts, the operator's own market first; fetched once. */
export function useCountryCodes() {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['country-codes'],
    queryFn: ({ signal }) => countryCodes(platform, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
