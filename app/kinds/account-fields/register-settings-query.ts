import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { registerSettings } from '#app/platform/generated/operations/register-settings.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';

/**
 * The platform's rules for the registration form, fetched once per page load and kept in session storage. Outdated rules are
 * harmless, because the platform checks every field again.
 */
export function useRegisterSettings() {
  const platform = usePlatform();
  const { merchant } = useBrand();
  return useQuery({
    queryKey: ['register-settings', merchant],
    queryFn: ({ signal }) =>
      throughSession(`registerSettings/${merchant}`, platform, (from) => registerSettings(from, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
