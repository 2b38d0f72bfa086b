import type { Game } from '#app/platform/games/game-of.ts';
import { nameMatcher } from './matches-name.ts';
import type { ListChoices } from './use-list-address.ts';

/** Days for which a game counts as new. */
const NEW_FOR = 30;
const DAY = 86_400_000;

/** The part of the choices that the platform leaves to the site: it answers a list in its own order and as a whole. */
export type Selection = Pick<ListChoices, 'search' | 'hot' | 'fresh' | 'sort'>;

interface Reader {
  /** BCP 47 tag, by whose order names are sorted. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether a list has to be known to its end before its first game is. */
export function needsWhole({ search, hot, fresh, sort }: Selection): boolean {
  return Boolean(search || hot || fresh || sort);
}

/** The games that are asked for, in the order that is asked for. */
export function selectGames(
  games: readonly Game[],
  { search, hot, fresh, sort }: Selection,
  reader: Reader,
): readonly Game[] {
  const matches = search ? nameMatcher(search) : () => true;
  const since = dayOf(reader.now - NEW_FOR * DAY);
  const found = games.filter(
    (game) =>
      (!hot || game.isHot === 1) && (!fresh || (game.releasedOn ?? '') >= since) && (!search || matches(game.nodeName)),
  );
  if (sort === 'newest') return found.toSorted((a, b) => newerFirst(a.releasedOn ?? '', b.releasedOn ?? ''));
  if (sort !== 'name') return found;
  const { compare } = new Intl.Collator(reader.language, { numeric: true });
  return found.toSorted((a, b) => compare(a.nodeName, b.nodeName));
}

/** Those of one day stay in the operator's order. */
function newerFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
