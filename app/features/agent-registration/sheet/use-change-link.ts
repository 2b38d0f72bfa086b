import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { setRegistrationLink } from '#app/platform/generated/operations/set-registration-link.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { RegistrationLinkChange } from '#schemas/generated/platform.ts';
import { useRefreshLinks } from '../links-query.ts';

/** Changes a link and shows the links as they are then. @param done what is said of it */
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
    // After a lost answer it may be done.
    onError: () => void refresh(),
  });
}
