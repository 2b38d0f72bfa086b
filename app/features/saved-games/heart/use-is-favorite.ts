import { useQuery } from '@tanstack/react-query';
import type { Game } from '#app/platform/games/game-of.ts';
import { useFavorites } from '../use-favorites.ts';

/** Whether a game is a favourite; false while unknown. */
export function useIsFavorite({ nodeId }: Pick<Game, 'nodeId'>): boolean {
  const { ids } = useFavorites();
  const { data = false } = useQuery({ ...ids, select: (known) => known.includes(nodeId) });
  return data;
}
