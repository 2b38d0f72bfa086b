import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { SearchGroup } from '#app/shell/slots/slots.ts';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import { createNameIndex, type Matches, type NameIndex } from './name-index.ts';

/** Something that was found, as a row of the results. */
export interface Result {
  name: string;
  note?: string;
  to: string;
  icon: IconName;
  /** Path of a game's picture. */
  picture?: string;
}

export interface ResultGroup {
  title: string;
  /** All that were found; the rows are the first of them. */
  count: number;
  results: readonly Result[];
}

/** Rows of a group other than the games. */
const ROWS = 5;

/** Everything besides the games, in one index. */
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

/** The kinds of games that have headings of their own, and what their rows show. */
export interface GameKind {
  title: string;
  has: (game: SearchableGame) => boolean;
  /** Rows to show. */
  rows: number;
  resultOf: (game: SearchableGame) => Result;
}

interface Sources {
  games: NameIndex<SearchableGame> | undefined;
  kinds: readonly GameKind[];
  extras: Extras;
  /** In the order of the results. */
  groups: readonly SearchGroup[];
}

const NOTHING: Matches<never> = { entries: [], isExact: false };

/** What a text finds. What was guessed is left out as soon as something has the text letter for letter. */
export function resultsOf(text: string, { games, kinds, extras, groups }: Sources): ResultGroup[] {
  const found = { games: games?.find(text) ?? NOTHING, extras: extras.find(text) };
  const isExact = found.games.isExact || found.extras.isExact;
  const all = <Entry>({ entries, isExact: exact }: Matches<Entry>) => (exact === isExact ? entries : []);
  const listed = all(found.games);
  const others = all(found.extras);
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
