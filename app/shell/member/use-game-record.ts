import type { CameFrom } from '#app/shell/games/came-from.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { memberPath } from './member-path.ts';

/** The search parameter of the betting record that names a game. */
export const GAME = 'game';

/** The link from a game to the bets made on it, which leads back; undefined on a site without records. */
export function useGameRecord(nodeId: number | undefined) {
  const { pathname, search } = useLocation();
  const record = useSlot('memberPages').find(({ id, pending }) => id === 'personalHistoryCopy' && !pending);
  if (!record || nodeId === undefined) return undefined;
  return {
    to: `${memberPath(record.id)}&${new URLSearchParams({ [GAME]: String(nodeId) })}`,
    state: { from: `${pathname}${search}` } satisfies CameFrom,
    record,
  };
}
