import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/language/translation.tsx';
import { passkeys } from '#app/platform/generated/operations/passkeys.ts';
import { removePasskey } from '#app/platform/generated/operations/remove-passkey.ts';
import { renamePasskey } from '#app/platform/generated/operations/rename-passkey.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Passkey } from '#schemas/generated/platform.ts';

const passkeysKey = ['passkeys'] as const;

/** The member's passkeys and the maximum number of them. */
export function usePasskeys() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...passkeysKey, member?.id],
    queryFn: ({ signal }) => passkeys(platform, { signal }),
  });
}

/** Returns a function that refetches the passkeys. */
export function useRefreshPasskeys(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: passkeysKey });
}

/** Renames a passkey. @param onDone called after success */
export function useRename({ passkeyId }: Passkey, onDone: () => void) {
  const platform = usePlatform();
  const refresh = useRefreshPasskeys();
  return useMutation({
    mutationFn: (name: string) => renamePasskey(platform, { passkeyId, name }),
    onSuccess: onDone,
    onSettled: refresh,
  });
}

/** Removes a passkey and shows a message. @param onDone called after success */
export function useRemove({ passkeyId, name }: Passkey, onDone: () => void) {
  const { t } = useTranslation('passkeys');
  const platform = usePlatform();
  const refresh = useRefreshPasskeys();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => removePasskey(platform, { passkeyId }),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('remove.done', { name }) });
      onDone();
    },
    onSettled: refresh,
  });
}
