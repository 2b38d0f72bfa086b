import type { Game } from '#app/platform/games/game-of.ts';
import type { LaunchPayload } from '#schemas/generated/platform.ts';
import { gameAddress } from './game-address.ts';

/** The match that a sports vendor opens at, and the outcome that was pressed. */
export type Match = Pick<LaunchPayload, 'fixtureId' | 'outcome'>;

export type Outcome = NonNullable<Match['outcome']>;

const OUTCOMES: readonly Outcome[] = ['home', 'draw', 'away'];

/** The contract's maximum. */
const LONGEST_ID = 64;

interface Offered extends Pick<Game, 'vassalage' | 'gameType' | 'gameCode'> {
  fixtureId: string;
}

/** The address that starts a vendor at a match. It applies the start rules as any game's does. */
export function matchAddress(fixture: Offered, outcome?: Outcome): string {
  const { fixtureId } = fixture;
  return `${gameAddress(fixture)}&${new URLSearchParams({ fixtureId, ...(outcome && { outcome }) })}`;
}

/** Reads what `matchAddress` adds to a game's address, which anyone may have typed; nothing for a game without a match. */
export function readMatchAddress(query: URLSearchParams): Match {
  const fixtureId = query.get('fixtureId')?.slice(0, LONGEST_ID);
  const outcome = OUTCOMES.find((one) => one === query.get('outcome'));
  return fixtureId ? { fixtureId, ...(outcome && { outcome }) } : {};
}
