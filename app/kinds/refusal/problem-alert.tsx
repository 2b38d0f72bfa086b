import { Alert } from '#app/kit/state/alert.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { useRefusal } from './use-refusal.ts';

interface ProblemAlertProps {
  /** Of the failed call; null or false without one. */
  problem: unknown;
  /** The message, unless a feature has its own for the reason. */
  describe: (problem: unknown) => string;
}

/** Why a call failed. For some reasons a feature says more than a sentence. */
export function ProblemAlert({ problem, describe }: ProblemAlertProps) {
  const own = useRefusal(problem);
  if (!own) return <Alert text={problem ? describe(problem) : undefined} />;
  return <ScreenView screen={own.screen} props={{ problem }} fallback={null} />;
}
