import { categoryOf } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';

/** The game in an address, by vendor and code, or a vendor alone with one of its game types. */
export interface Wanted {
  vassalage: string;
  gameCode: string;
  gameType: Game['gameType'] | undefined;
}

const types = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'BG',
] as const satisfies readonly Game['gameType'][];

export function readWanted(query: URLSearchParams): Wanted {
  const gameType = types.find((type) => type === query.get('gameType') && categoryOf(type));
  return { vassalage: query.get('vassalage') ?? '', gameCode: query.get('gameCode') ?? '', gameType };
}
