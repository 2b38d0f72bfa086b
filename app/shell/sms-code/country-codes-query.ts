import { useQuery } from '@tanstack/react-query';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isCountryCodes } from '#schemas/generated/validators/countryCodes.js';

/** Countries whose mobile numbers the platform takes, the operator's own market first; asked for once. */
export function useCountryCodes() {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['country-codes'],
    queryFn: ({ signal }) => ask(platform.GET('/wps/system/countryCodes', { signal }), isCountryCodes),
    select: (answer) => answer.value,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
