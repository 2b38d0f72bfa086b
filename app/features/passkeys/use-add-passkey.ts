import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { addPasskey } from '#app/platform/generated/operations/add-passkey.ts';
import { passkeyOptions } from '#app/platform/generated/operations/passkey-options.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { makePasskey } from '#app/session/passkeys/ceremony.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { PasskeyPayload } from '#schemas/generated/platform.ts';
import { useRefreshPasskeys } from './use-passkeys.ts';

/** Confirms who adds a passkey, has the browser make it, and stores it. */
export function useAddPasskey(onAdded: () => void) {
  const { t } = useTranslation('passkeys');
  const platform = usePlatform();
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  return useSingleCall({
    send: async (payload: PasskeyPayload) =>
      addPasskey(platform, await makePasskey(await passkeyOptions(platform, payload))),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('add.done') });
      onAdded();
    },
    // After a lost answer it may be stored.
    onSettled: refresh,
  });
}
