import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { setRegistrationLink } from '#app/platform/generated/operations/set-registration-link.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { RegistrationLinkChange } from '#schemas/generated/platform.ts';
import { useRefreshLinks } from '../links-query.ts';

/** Changes a link and refetches the list. @param done text of the toast */
export function useChangeLink(done: string, onDone?: () => void) {
  const platform = usePlatform();
  const toasts = useToasts();
  const refresh = useRefreshLinks();
  return useSingleCall({
    send: async (change: RegistrationLinkChange) => {
      const link = await setRegistrationLink(platform, change);
      await refresh();
      return link;
    },
    onSuccess: () => {
      toasts.show({ tone: 'success', text: done });
      onDone?.();
    },
    // The change may have succeeded even if the answer was lost.
    onError: () => void refresh(),
  });
}
