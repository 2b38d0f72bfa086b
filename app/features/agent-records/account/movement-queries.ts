import { queryOptions, useQuery } from '@tanstack/react-query';
import { teamMovement } from '#app/platform/operations/team-movement.ts';
import { teamMovements } from '#app/platform/operations/team-movements.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shared/office/team-key.ts';
import { allPages } from '#app/shared/records/all-pages.ts';
import type { RangeQuery } from '#app/shared/records/range.ts';
import type { TeamMovement } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import { queryOfWho } from '../shared/use-records-address.ts';
import type { MovementsAddress } from './use-movements-address.ts';

/** The most that the contract allows. */
const LARGEST_PAGE = 500;

export function idOfMovement({ id }: TeamMovement): number {
  return id;
}

/** The team's movements as the address filters them, and all of them for a file. */
export function useMovements({ who, range, kind }: MovementsAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const filters = { ...queryOfWho(who), ...(kind && { kind }) };
  const load = (days: RangeQuery, pageNum: number, pageSize: number, signal: AbortSignal) =>
    teamMovements(platform, { ...filters, ...days, pageNum, pageSize }, { signal });
  const list = useParts(
    (part) =>
      queryOptions({
        queryKey: [...teamKey(member?.id), 'movements', filters, range.query, part] as readonly unknown[],
        queryFn: ({ signal }) => load(range.query, part + 1, PART, signal),
        refetchOnMount: 'always',
      }),
    idOfMovement,
  );
  const all = ({ from, to }: { from: string; to: string }, signal: AbortSignal) =>
    allPages((pageNum) => load({ from, to }, pageNum, LARGEST_PAGE, signal), idOfMovement);
  return { ...list, all };
}

export type Movements = ReturnType<typeof useMovements>;

/** One movement of the team. */
export function useMovement(id: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'movement', id],
    queryFn: ({ signal }) => teamMovement(platform, { id }, { signal }),
  });
}
