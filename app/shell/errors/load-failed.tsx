import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';

interface LoadFailedProps {
  problem: unknown;
  retry: () => void;
}

/** Shown in place of a screen that did not load or crashed. */
export function LoadFailed({ problem, retry }: LoadFailedProps) {
  const { t } = useTranslation();
  return <Problem title={t(reasonOf(problem))} onAction={retry} />;
}

function reasonOf(problem: unknown) {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'ChunkLoadError') return 'error.slow';
  if (name === 'StylesheetError') return 'error.style';
  return isFetchFailure(problem) ? 'error.network' : 'error.unknown';
}

/** A script, or the list of them, that cannot be fetched is a TypeError, worded differently by each browser. */
function isFetchFailure(problem: unknown): boolean {
  return (
    problem instanceof TypeError && /dynamically imported module|module script|fetch|load failed/i.test(problem.message)
  );
}
