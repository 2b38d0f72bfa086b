import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { securityConfig } from '#app/platform/generated/operations/security-config.ts';
import { waitAfter } from '#app/platform/keep-trying.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { SETTLED } from '#app/session/session-flags.ts';
import { securityConfigKey } from './security-config-key.ts';

/** Milliseconds between checks of a pending review. */
const REVIEW_INTERVAL = 20_000;

interface SecurityConfigOptions {
  /** A page depends on it: polls a pending review, and refetches when the window regains focus. */
  awaited?: boolean;
}

/**
 * Security settings of the member or agent, fetched once after a log-in. Visitors and trial accounts have none. They decide
 * what a person may do, so a failure is no answer: they are asked for again until there is one.
 */
export function useSecurityConfig({ awaited = false }: SecurityConfigOptions = {}) {
  const platform = usePlatform();
  const { status, member } = useSession();
  const { flags } = useSessionService();
  const [chance] = useState(Math.random);
  const query = useQuery({
    meta: { decides: true },
    queryKey: [...securityConfigKey, member?.id],
    queryFn: ({ signal }) => securityConfig(platform, { signal }),
    select: ({ info }) => info,
    enabled: status === 'member' || status === 'agent',
    refetchOnWindowFocus: awaited && 'always',
    refetchInterval: ({ state: { data, error, errorUpdateCount } }) => {
      if (!data) return error !== null && waitAfter(error, errorUpdateCount - 1, chance);
      return awaited && data.info.idVerification.status === 'P' && REVIEW_INTERVAL;
    },
  });
  const { data } = query;
  const isSettled = data !== undefined && !data.securityQuestions.isDue && !data.idVerification.isDue;
  useEffect(() => {
    if (isSettled) flags.raise(SETTLED);
  }, [isSettled, flags]);
  return query;
}
