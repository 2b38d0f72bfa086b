import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { verifySecurityAnswer } from '#app/platform/generated/operations/verify-security-answer.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import { useStartPath } from '#app/shell/router/use-start-path.ts';
import type { CustomerSecurityQuestion } from '#schemas/generated/platform.ts';
import { QUESTION_ANSWERED, WRONG_ANSWER } from './modal-ids.ts';

interface Answering {
  asked: CustomerSecurityQuestion | undefined;
  close: () => void;
  /** Called when the platform has responded, whether the answer was right or wrong. */
  onAnswer: () => void;
}

/** Sends an answer. A wrong one ends the session with a message. */
export function useAnswer({ asked, close, onAnswer }: Answering) {
  const { t } = useTranslation('security-question');
  const platform = usePlatform();
  const queries = useQueryClient();
  const modals = useModals();
  const { flags } = useSessionService();
  const endSession = useEndSession(close);
  const [message, setMessage] = useState<string>();
  const [missing, setMissing] = useState(false);
  const { busy, submit } = useSubmission(async (answer: string) => {
    setMissing(answer === '');
    setMessage(undefined);
    if (!asked || answer === '') return;
    try {
      const { valid } = await verifySecurityAnswer(platform, { ...asked, answer });
      onAnswer();
      if (valid) {
        flags.raise(QUESTION_ANSWERED);
        // Refetch everything that the platform refused before the answer.
        void queries.invalidateQueries();
        return close();
      }
      modals.open(WRONG_ANSWER);
      await endSession();
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, missing };
}

/** Ends the session and leaves for a page that needs no log-in. */
export function useEndSession(close: () => void) {
  const session = useSessionService();
  const navigate = useNavigate();
  const start = useStartPath();
  return async () => {
    navigate(start);
    close();
    await session.end();
  };
}
