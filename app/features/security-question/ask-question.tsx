import { hasFlag } from '#app/session/session-flags.ts';
import { useSecurityConfig } from '#app/shared/security-config/use-security-config.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { QUESTION_ANSWERED, SECURITY_QUESTION } from './modal-ids.ts';

/** Asks members and agents their security question once a session; reloading the page asks again until it is answered. */
export function AskQuestion() {
  const { data, isLoading } = useSecurityConfig();
  const questions = data?.securityQuestions;
  const asks = questions?.enabled === true && questions.isComplete;
  useDueModal(SECURITY_QUESTION, isLoading ? undefined : asks && !hasFlag(QUESTION_ANSWERED));
  return null;
}
