import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#app/language/translation.tsx';
import { answerRealityCheck } from '#app/platform/generated/operations/answer-reality-check.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useRefreshCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import type { RealityCheck, RealityCheckAnswer } from '#schemas/generated/platform.ts';

type Answer = RealityCheckAnswer['answer'];

/**
 * Answers the check; `stop` also logs the member out. @param check the figures shown, which the platform logs with the
 * answer
 */
export function useAnswerCheck(check: RealityCheck | undefined, close: () => void) {
  const { t } = useTranslation('reality-check');
  const platform = usePlatform();
  const session = useSessionService();
  const shown = useShown();
  const refresh = useRefreshCare();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (answer: Answer) => {
      const figures = check ? `${check.minutes} ${check.staked} ${check.won} ${check.net} ${check.currency}` : '';
      return answerRealityCheck(platform, { answer, shown: shown(t('title'), figures) });
    },
    onSuccess: async (_nothing, answer) => {
      if (answer === 'stop') return session.end();
      refresh();
      close();
    },
  });
  /** Resolves to whether the answer was stored. */
  const answer = (chosen: Answer) =>
    mutateAsync(chosen).then(
      () => true,
      () => false,
    );
  return { answer, isPending, error };
}
