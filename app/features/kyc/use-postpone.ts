import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { postponeVerification } from '#app/platform/generated/operations/postpone-verification.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { POSTPONED } from './session-flags.ts';

/** Postpones the verification to a later log-in. Tells the platform if it asks for the verification in this session. */
export function usePostpone(close: () => void) {
  const { t } = useTranslation('kyc');
  const platform = usePlatform();
  const { flags } = useSessionService();
  const queries = useQueryClient();
  const isDue = useSecurityConfig().data?.idVerification.isDue === true;
  const lacksCall = useLacks('POST /wps/v2/member/verification/postpone');
  const [message, setMessage] = useState<string>();
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    try {
      if (isDue) await postponeVerification(platform);
      flags.raise(POSTPONED);
      close();
      // Refetch the calls that the platform has refused until now.
      if (isDue) void queries.invalidateQueries();
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  // What this session owes, only the platform can postpone.
  return { busy, message, canPostpone: !(isDue && lacksCall), postpone: () => void submit() };
}
