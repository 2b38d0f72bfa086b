import type { Game } from '#app/platform/games/game-of.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import type { RouteContribution } from '../slots/slots.ts';

/** What a game's start depends on. For a vendor that is started as a game, only the vendor is known. */
export type Startable = Pick<Game, 'vassalage' | 'isGame' | 'demo'> & Partial<Pick<Game, 'gameCode' | 'gameType'>>;

/** How a game starts. */
export type GameStart =
  | { kind: 'log-in' }
  | { kind: 'real-account' }
  /** As the vendor's own demo, with play credit. */
  | { kind: 'demo' }
  /** On a page of the site. */
  | { kind: 'page'; to: string }
  /** With the vendor's list of games. */
  | { kind: 'vendor-list' }
  | { kind: 'launch' };

type GamePage = Pick<RouteContribution, 'path' | 'plays' | 'opensGame'>;

interface Situation {
  status: SessionStatus;
  /** The site's pages, some of which play a vendor's games. */
  routes: readonly GamePage[];
}

/** `isGame` of an entry that is a vendor's list of games. */
const VENDOR_ENTRY = 'VASSALAGE';

/**
 * The start rules in the specification's order: the account is checked before the game, and a trial account plays demos only. On a site without lottery pages
 * a lottery is launched like any game; so is bingo, which lottery vendors offer too.
 */
export function gameStart(game: Startable, { status, routes }: Situation): GameStart {
  if (status === 'guest') return { kind: 'log-in' };
  if (status === 'trial') return { kind: game.demo ? 'demo' : 'real-account' };
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
