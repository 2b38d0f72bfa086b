import { useEffect } from 'react';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { useSecurityConfig } from '../../shell/security-config/use-security-config.ts';
import { ANSWERED, SECURITY_QUESTION } from './modal-ids.ts';

/** Asks whoever has a security question, once in each session; a new page of the same session asks again until then. */
export function AskQuestion() {
  const modals = useModals();
  const questions = useSecurityConfig().data?.securityQuestions;
  const asks = questions?.enabled === true && questions.isComplete;
  useEffect(() => {
    if (!asks || sessionStorage.getItem(ANSWERED) !== null) return;
    modals.open(SECURITY_QUESTION);
    return () => modals.close(SECURITY_QUESTION);
  }, [asks, modals]);
  return null;
}
