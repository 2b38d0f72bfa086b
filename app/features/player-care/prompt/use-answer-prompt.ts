import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#app/language/translation.tsx';
import { answerLimitPrompt } from '#app/platform/generated/operations/answer-limit-prompt.ts';
import { setCareLimit } from '#app/platform/generated/operations/set-care-limit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useRefreshCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import type { CarePeriod, PlayerCare } from '#schemas/generated/platform.ts';
import { PROMPTED } from '../modal-ids.ts';

interface Answer {
  prompt: NonNullable<PlayerCare['prompt']>;
  /** Both are absent for no limit. */
  period?: CarePeriod;
  amount?: number;
}

/** Sets the limit, if the member chose one, and records that the prompt was answered. */
export function useAnswerPrompt(onDone: () => void) {
  const { t } = useTranslation('player-care');
  const platform = usePlatform();
  const { flags } = useSessionService();
  const refresh = useRefreshCare();
  const shown = useShown();
  return useMutation({
    mutationFn: async ({ prompt, period, amount }: Answer) => {
      const read = shown(t('prompt.title'), t('prompt.text'));
      const isWanted = period !== undefined && amount !== undefined;
      if (isWanted) await setCareLimit(platform, { kind: 'deposit', period, amount, shown: read });
      return answerLimitPrompt(platform, { prompt, answer: isWanted ? 'set' : 'none', shown: read });
    },
    onSuccess: () => {
      flags.raise(PROMPTED);
      refresh();
      onDone();
    },
  });
}
