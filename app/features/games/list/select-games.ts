import { isCockfight } from '#app/platform/games/cockfight-vendors.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { nameMatcher } from './matches-name.ts';
import type { ListChoices } from './use-list-address.ts';

/** Number of days for which a game is new. */
const NEW_FOR = 30;
const DAY = 86_400_000;

/** Choices that the site applies itself, because the platform only returns whole lists in its own order. */
export type Selection = Pick<ListChoices, 'search' | 'hot' | 'fresh' | 'sort'> & {
  cockfight: 'only' | 'none' | 'all';
};

interface Reader {
  /** BCP 47 tag for sorting names. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
}

/** True if the whole list must be loaded before its first game can be shown. */
export function needsWhole({ search, hot, fresh, cockfight, sort }: Selection): boolean {
  return Boolean(search || hot || fresh || cockfight !== 'all' || sort);
}

/** The games that match a selection, sorted. */
export function selectGames(
  games: readonly Game[],
  { search, hot, fresh, cockfight, sort }: Selection,
  reader: Reader,
): readonly Game[] {
  const matches = search ? nameMatcher(search) : () => true;
  const since = dayOf(reader.now - NEW_FOR * DAY);
  const selected = games.filter(
    (game) =>
      (!hot || game.isHot === 1) &&
      (!fresh || (game.releasedOn ?? '') >= since) &&
      (cockfight === 'all' || isCockfight(game) === (cockfight === 'only')) &&
      (!search || matches(game.nodeName)),
  );
  if (sort === 'newest') return selected.toSorted((a, b) => newerFirst(a.releasedOn ?? '', b.releasedOn ?? ''));
  if (sort !== 'name') return selected;
  const { compare } = new Intl.Collator(reader.language, { numeric: true });
  return selected.toSorted((a, b) => compare(a.nodeName, b.nodeName));
}

/** Games of the same day keep the operator's order. */
function newerFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
