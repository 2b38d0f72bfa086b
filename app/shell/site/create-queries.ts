import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { PlatformError } from '#app/platform/platform-error.ts';
import { systemStatusKey } from '../status/status-query.ts';

/** Retries of a query, only after failures that may pass by themselves. */
const RETRIES = 2;

/** Error codes that concern the whole platform, so its status must have changed. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['maintenance', 'region_restricted']);

/**
 * The query cache. An answer that the platform is closed refetches the status, so that the page notice appears
 * immediately. The platform's client, which knows whose token was refused, reports the end of a session.
 */
export function createQueries(): QueryClient {
  const onError = (problem: unknown) => {
    if (isClosed(problem)) void queries.invalidateQueries({ queryKey: systemStatusKey });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (problem, { queryKey }) => queryKey[0] === systemStatusKey[0] || onError(problem),
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, problem) =>
          count < RETRIES && !isClosed(problem) && (isKind(problem, 'offline') || isKind(problem, 'failed')),
      },
      // Actions are sent now or never: a bet must not wait for the network and be placed unseen.
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

function isKind(problem: unknown, kind: PlatformError['kind']): boolean {
  return problem instanceof PlatformError && problem.kind === kind;
}

function isClosed(problem: unknown): boolean {
  return problem instanceof PlatformError && (problem.details.status === 503 || CLOSED.has(problem.details.errorCode));
}
