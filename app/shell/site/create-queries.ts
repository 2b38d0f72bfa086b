import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { PlatformError } from '#app/platform/platform-error.ts';
import { STATUS_KEY } from '../status/status-query.ts';

/** Tries of a query after its first: only for what may pass by itself. */
const RETRIES = 2;

/** Refusals that are true of the whole platform: its status has changed. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['maintenance', 'region_restricted']);

/**
 * The cache of what the platform said. An answer that the platform is closed has its status asked for, so that the notice
 * comes at once. That a session is over, the platform's client tells: it knows whose token an answer is about.
 */
export function createQueries(): QueryClient {
  const onError = (problem: unknown) => {
    if (isClosed(problem)) void queries.invalidateQueries({ queryKey: STATUS_KEY });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (problem, { queryKey }) => queryKey[0] === STATUS_KEY[0] || onError(problem),
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, problem) =>
          count < RETRIES && !isClosed(problem) && (isKind(problem, 'offline') || isKind(problem, 'failed')),
      },
      // What a person has done is sent now or not at all: a bet that waits for the network would be placed behind their back.
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
