import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { demoAddress } from './asked-demo.ts';
import { startTrial } from './start-trial.ts';

/** Starts a trial and goes home, or to the demo that it was started for; does not start a second one meanwhile. */
export function TrialLaunch({ close }: ModalProps) {
  const { t } = useTranslation('free-play');
  const platform = usePlatform();
  const session = useSessionService();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const demo = demoAddress(state);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    startTrial(platform)
      .then((token) => session.begin(token))
      .then(() => navigate(demo ?? paths.index, { state: demo ? { from: `${pathname}${search}` } : null }))
      .catch((problem: unknown) => toasts.show({ tone: 'danger', text: describeProblem(problem, t) }))
      .finally(close);
  }, [platform, session, toasts, navigate, close, t, demo, pathname, search]);
  return null;
}
