import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { teamLevel } from '#app/platform/generated/operations/team-level.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from './team-key.ts';

/** Accounts that are offered at once. */
const MOST = 8;
const LONGEST_SEARCH = 64;

/** Accounts of the team that begin with a text, by name. */
export function useAccountsFound(typed: string): readonly string[] {
  const platform = usePlatform();
  const { member } = useSession();
  const search = useDeferredValue(typed.trim().slice(0, LONGEST_SEARCH));
  const { data } = useQuery({
    queryKey: [...teamKey(member?.id), 'accounts', search],
    queryFn: ({ signal }) => teamLevel(platform, { search, sort: 'account', from: 0, size: MOST }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return search === '' ? NONE : (data?.rows ?? []).map(({ account }) => account);
}

const NONE: readonly string[] = [];
