import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { startTrial } from './start-trial.ts';

/** Starts a trial and goes home; does not start a second one meanwhile. */
export function TrialLaunch({ close }: ModalProps) {
  const { t } = useTranslation('free-play');
  const platform = usePlatform();
  const session = useSessionService();
  const toasts = useToasts();
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    startTrial(platform)
      .then((token) => session.begin(token))
      .then(() => navigate(paths.index))
      .catch((problem: unknown) => toasts.show({ tone: 'danger', text: describeProblem(problem, t) }))
      .finally(close);
  }, [platform, session, toasts, navigate, close, t]);
  return null;
}
