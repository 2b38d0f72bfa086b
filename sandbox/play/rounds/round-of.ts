import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { baccarat } from './baccarat.ts';
import { hands } from './hands.ts';
import { match } from './match.ts';
import { reef } from './reef.ts';
import { reels } from './reels.ts';
import { roulette } from './roulette.ts';
import type { Round } from './round.ts';

const ROUNDS = { reels, baccarat, roulette, match, reef, hands } satisfies Record<string, Round>;

export type RoundKind = keyof typeof ROUNDS;

/** Kind of a game's rounds: at a table, on a match, at a shoal of fish, with a hand of cards, or on reels. */
export function roundKind({ gameType, name }: Pick<CatalogueGame, 'gameType' | 'name'>): RoundKind {
  if (gameType === 'LIVE') return /roulette|wheel/i.test(name) ? 'roulette' : 'baccarat';
  if (gameType === 'SPORTS' || gameType === 'ESPORTS') return 'match';
  if (gameType === 'FISH') return 'reef';
  return gameType === 'PVP' ? 'hands' : 'reels';
}

export function roundOf(game: CatalogueGame): Round {
  return ROUNDS[roundKind(game)];
}
