import { Alert } from '#app/kit/state/alert.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { useRefusal } from './use-refusal.ts';

interface ProblemAlertProps {
  /** Problem of the failed call; null or false without one. */
  problem: unknown;
  /** Builds the message, unless a feature contributes its own for the reason. */
  describe: (problem: unknown) => string;
}

/** Error of a failed call. Features can replace the sentence for certain reasons. */
export function ProblemAlert({ problem, describe }: ProblemAlertProps) {
  const own = useRefusal(problem);
  if (!own) return <Alert text={problem ? describe(problem) : undefined} />;
  return <ScreenView screen={own.screen} props={{ problem }} fallback={null} />;
}
