import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { PlatformError } from '../../platform/platform-error.ts';
import type { Session } from '../../session/create-session.ts';

/** Tries of a query after its first: only for what may pass by itself. */
const RETRIES = 2;

/** The cache of what the platform said. An answer that the session is over ends it here, wherever it comes from. */
export function createQueries(session: Session): QueryClient {
  const onError = (problem: unknown) => {
    if (isKind(problem, 'unauthorised')) session.forget();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, problem) => count < RETRIES && (isKind(problem, 'offline') || isKind(problem, 'failed')),
      },
    },
  });
}

function isKind(problem: unknown, kind: PlatformError['kind']): boolean {
  return problem instanceof PlatformError && problem.kind === kind;
}
