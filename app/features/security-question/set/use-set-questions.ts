import { useQueryClient } from '@tanstack/react-query';
import { useSingleCall } from '#app/kinds/single-call/use-single-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { setSecurityQuestions } from '#app/platform/generated/operations/set-security-questions.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { SecurityQuestionsPayload } from '#schemas/generated/platform.ts';

/** Sets the questions of which later log-ins ask one, and says so. */
export function useSetQuestions(onSet: () => void) {
  const { t } = useTranslation('security-question');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useSingleCall({
    send: (payload: SecurityQuestionsPayload) => setSecurityQuestions(platform, payload),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('set.done') });
      onSet();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: memberAccountKey }),
  });
}
