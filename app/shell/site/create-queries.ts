import { QueryClient } from '@tanstack/react-query';
import { isPlatformClosed, PlatformError } from '#app/platform/platform-error.ts';

/** Retries of a query, only after failures that may pass by themselves. */
const RETRIES = 2;

/**
 * The query cache. The platform's client, which sees every answer, reports the end of a session and a platform that is
 * closed.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, problem) =>
          count < RETRIES && !isPlatformClosed(problem) && (isKind(problem, 'offline') || isKind(problem, 'failed')),
      },
      // Actions are sent now or never: a bet must not wait for the network and be placed unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

function isKind(problem: unknown, kind: PlatformError['kind']): boolean {
  return problem instanceof PlatformError && problem.kind === kind;
}
