import { useQuery } from '@tanstack/react-query';
import { registerSettings } from '#app/platform/operations/register-settings.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** The platform's rules for the registration form, fetched once per page load. */
export function useRegisterSettings() {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => registerSettings(platform, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
