import { type InvalidateOptions, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from './team-key.ts';

/** Loads all of the team again that is in sight. @returns a promise of its arrival */
export function useRefreshTeam(): (options?: InvalidateOptions) => Promise<void> {
  const queries = useQueryClient();
  const { member } = useSession();
  return (options) => queries.invalidateQueries({ queryKey: teamKey(member?.id) }, options);
}
