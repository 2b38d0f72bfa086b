import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';

interface LoadFailedProps {
  problem: unknown;
  retry: () => void;
}

/** What a person reads when a screen could not be loaded or broke. */
export function LoadFailed({ problem, retry }: LoadFailedProps) {
  const { t } = useTranslation();
  return <Problem title={t(reasonOf(problem))} action={t('error.retry')} onAction={retry} />;
}

function reasonOf(problem: unknown) {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'ChunkLoadError') return 'error.slow';
  if (name === 'StylesheetError') return 'error.style';
  return isLost(problem) ? 'error.network' : 'error.unknown';
}

/** A script that could not be fetched is a type error, which each browser words in its own way. */
function isLost(problem: unknown): boolean {
  return problem instanceof TypeError && /dynamically imported module|module script/i.test(problem.message);
}
