import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { SearchGroup } from '#app/shell/slots/slots.ts';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import { createNameIndex, type Matches, type NameIndex } from './name-index.ts';

/** One row of the results. */
export interface Result {
  name: string;
  note?: string;
  to: string;
  icon: IconName;
  /** Path of the game's picture. */
  picture?: string;
}

export interface ResultGroup {
  title: string;
  /** Number of all matches, of which `results` has the first. */
  count: number;
  results: readonly Result[];
}

/** Maximum rows of a group other than games. */
const ROWS = 5;

/** Index of everything except games. */
export type Extras = NameIndex<Extra>;

interface Extra {
  group: SearchGroup;
  name: string;
  otherNames?: readonly string[];
  result: Result;
}

export function createExtras(groups: readonly SearchGroup[]): Extras {
  const index = createNameIndex<Extra>();
  index.add(
    groups.flatMap((group) =>
      group.entries.map(({ name, otherNames = [], icon = group.icon, ...entry }) => ({
        ...{ group, name, otherNames, result: { ...entry, name, icon } },
      })),
    ),
  );
  return index;
}

/** A kind of game with its own heading and rows. */
export interface GameKind {
  title: string;
  has: (game: SearchableGame) => boolean;
  rows: number;
  resultOf: (game: SearchableGame) => Result;
}

interface Sources {
  games: NameIndex<SearchableGame> | undefined;
  kinds: readonly GameKind[];
  extras: Extras;
  /** In display order. */
  groups: readonly SearchGroup[];
}

const NOTHING: Matches<never> = { entries: [], isExact: false };

/** Results for a text. Fuzzy matches are dropped as soon as any source has an exact one. */
export function resultsOf(text: string, { games, kinds, extras, groups }: Sources): ResultGroup[] {
  const matches = { games: games?.find(text) ?? NOTHING, extras: extras.find(text) };
  const isExact = matches.games.isExact || matches.extras.isExact;
  const all = <Entry>({ entries, isExact: exact }: Matches<Entry>) => (exact === isExact ? entries : []);
  const listed = all(matches.games);
  const others = all(matches.extras);
  const ofGames = kinds.map(({ title, has, rows, resultOf }) => {
    const own = listed.filter(has);
    return { title, count: own.length, results: own.slice(0, rows).map(resultOf) };
  });
  const ofOthers = groups.map((group) => {
    const own = others.filter((other) => other.group === group);
    return { title: group.title, count: own.length, results: own.slice(0, ROWS).map(({ result }) => result) };
  });
  const [vendors, ...rest] = ofOthers;
  return [...(vendors ? [vendors] : []), ...ofGames, ...rest].filter(({ count }) => count > 0);
}
