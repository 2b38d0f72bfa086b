import { useQuery } from '@tanstack/react-query';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isRegisterSettings } from '#schemas/generated/validators/registerSettings.js';

/** The platform's rules of the form; asked for once while the page is open. */
export function useRegisterSettings() {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => ask(platform.GET('/wps/system/setting/register', { signal }), isRegisterSettings),
    select: (answer) => answer.value,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
