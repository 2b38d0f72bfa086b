import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Days } from '#app/kinds/record-page/days/range.ts';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { teamMovement } from '#app/platform/generated/operations/team-movement.ts';
import { teamMovements } from '#app/platform/generated/operations/team-movements.ts';
import { teamMovementsFile } from '#app/platform/generated/operations/team-movements-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamMovement, TeamMovementsFile } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import { queryOfWho } from '../shared/use-records-address.ts';
import type { MovementsAddress } from './use-movements-address.ts';

export function idOfMovement({ id }: TeamMovement): number {
  return id;
}

/** The team's movements that match the address, and a function that saves all of them to a file. */
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
  const file = (columns: TeamMovementsFile['columns'], { from, to }: Days, options: FileOptions) =>
    teamMovementsFile(platform, { columns }, { ...filters, from, to }, options);
  return { ...list, file };
}

export type Movements = ReturnType<typeof useMovements>;

export function useMovement(id: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'movement', id],
    queryFn: ({ signal }) => teamMovement(platform, { id }, { signal }),
  });
}
