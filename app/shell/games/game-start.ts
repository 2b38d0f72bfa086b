import type { Game } from '#app/platform/games/game-of.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import type { RouteContribution } from '../slots/slots.ts';

/** As much of a game as its start depends on. An address knows no more of a vendor that is started as one. */
export type Startable = Pick<Game, 'vassalage' | 'isGame'> & Partial<Pick<Game, 'gameCode' | 'gameType'>>;

/** What starting a game comes to. */
export type GameStart =
  | { kind: 'log-in' }
  | { kind: 'real-account' }
  /** A page of the site plays it. */
  | { kind: 'page'; to: string }
  /** The vendor's own list, in place of a game. */
  | { kind: 'vendor-list' }
  | { kind: 'launch' };

type GamePage = Pick<RouteContribution, 'path' | 'plays' | 'opensGame'>;

interface Situation {
  status: SessionStatus;
  /** The site's pages, of which some play a vendor's games. */
  routes: readonly GamePage[];
}

/** What stands in place of a game where a vendor is a list. */
const VENDOR_ENTRY = 'VASSALAGE';

/**
 * The rules of a game's start, in the specification's order: who plays comes before what is played. A lottery of a site
 * without lottery pages is a game like any other, and so is bingo, which the lotteries' vendors have too.
 */
export function gameStart(game: Startable, { status, routes }: Situation): GameStart {
  if (status === 'guest') return { kind: 'log-in' };
  if (status === 'trial') return { kind: 'real-account' };
  const page = pageOf(game, routes);
  if (page) return { kind: 'page', to: withGame(page, game) };
  return { kind: game.isGame === VENDOR_ENTRY ? 'vendor-list' : 'launch' };
}

function pageOf({ vassalage, gameType }: Startable, routes: readonly GamePage[]): GamePage | undefined {
  return gameType === 'BG' ? undefined : routes.find(({ plays }) => plays?.includes(vassalage));
}

function withGame({ path, opensGame }: GamePage, { gameCode }: Startable): string {
  return opensGame && gameCode ? `${path}?${new URLSearchParams({ gameCode })}` : path;
}
