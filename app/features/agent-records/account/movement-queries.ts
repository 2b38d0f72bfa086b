import { queryOptions, useQuery } from '@tanstack/react-query';
import { teamMovement } from '#app/platform/generated/operations/team-movement.ts';
import { teamMovements } from '#app/platform/generated/operations/team-movements.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamMovement } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import type { MovementsAddress } from '../shared/use-records-address.ts';
import { queryOfWho } from '../shared/use-records-address.ts';

export function idOfMovement({ id }: TeamMovement): number {
  return id;
}

/** The team's movements that match the address, and the parameters that select them on any day. */
export function useMovements({ who, range, kind }: MovementsAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const filters = { ...queryOfWho(who), ...(kind && { kind }) };
  const list = useParts(
    (part) =>
      queryOptions({
        queryKey: [...teamKey(member?.id), 'movements', filters, range.query, part] as readonly unknown[],
        queryFn: ({ signal }) =>
          teamMovements(platform, { ...filters, ...range.query, pageNum: part + 1, pageSize: PART }, { signal }),
        refetchOnMount: 'always',
      }),
    idOfMovement,
  );
  return { ...list, filters };
}

export function useMovement(id: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'movement', id],
    queryFn: ({ signal }) => teamMovement(platform, { id }, { signal }),
  });
}
