import { useCameFrom } from '#app/shell/games/came-from.ts';
import { paths } from '#app/shell/router/paths.ts';

/** The page the player came from, as given by the tile; the index for those who opened the address directly. */
export function useLobbyAddress(): string {
  return useCameFrom() ?? paths.index;
}
