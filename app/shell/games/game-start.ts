import type { Game } from '#app/platform/games/game-of.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { paths } from '../router/paths.ts';

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

interface Situation {
  status: SessionStatus;
  /** Whether the site has a page at a path. */
  hasPage: (path: string) => boolean;
}

/** What stands in place of a game where a vendor is a list. */
const VENDOR_ENTRY = 'VASSALAGE';

/**
 * The rules of a game's start, in the specification's order: who plays comes before what is played. A lottery of a site
 * without lottery pages is a game like any other, and so is bingo, which the lotteries' vendors have too.
 */
export function gameStart(game: Startable, { status, hasPage }: Situation): GameStart {
  if (status === 'guest') return { kind: 'log-in' };
  if (status === 'trial') return { kind: 'real-account' };
  const page = lotteryPage(game);
  if (page && hasPage(page)) return { kind: 'page', to: withGame(page, game) };
  return { kind: game.isGame === VENDOR_ENTRY ? 'vendor-list' : 'launch' };
}

function lotteryPage({ vassalage, gameType }: Startable): string | undefined {
  if (gameType === 'BG') return undefined;
  if (vassalage === 'TCG_LOTTO_VN') return paths.vnLottery;
  if (vassalage === 'TCG_SEA') return paths.seaLottery;
  return vassalage === 'LOTT' || vassalage === 'ELOTT' ? paths.lottery : undefined;
}

/** Only the Vietnamese lotteries have a page for each of their games. */
function withGame(page: string, { gameCode }: Startable): string {
  if (page !== paths.vnLottery || !gameCode) return page;
  return `${page}?${new URLSearchParams({ gameCode })}`;
}
