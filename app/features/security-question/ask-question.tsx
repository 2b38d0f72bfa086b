import { useSessionService } from '#app/session/session-context.tsx';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { QUESTION_ANSWERED, SECURITY_QUESTION } from './modal-ids.ts';

/**
 * Asks members and agents their security question once per session. Until it is answered, reloading asks again. The
 * platform says whether it is due; the session flag decides only if it does not.
 */
export function AskQuestion() {
  const { data, isEnabled } = useSecurityConfig();
  const { flags } = useSessionService();
  const questions = data?.securityQuestions;
  const asks = questions?.enabled === true && questions.isComplete;
  const isDue = questions?.isDue ?? !flags.has(QUESTION_ANSWERED);
  useDueModal(SECURITY_QUESTION, isEnabled && !data ? undefined : asks && isDue);
  return null;
}
