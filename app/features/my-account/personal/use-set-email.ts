import { useQueryClient } from '@tanstack/react-query';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setEmail } from '#app/platform/generated/operations/set-email.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { EmailPayload } from '#schemas/generated/platform.ts';

/** Sets the email address, and says so. */
export function useSetEmail(onSet: () => void) {
  const { t } = useTranslation('my-account');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useSingleCall({
    send: (payload: EmailPayload) => setEmail(platform, payload),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('email.done') });
      onSet();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
