import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { isSolid, tokensOf } from './tokens.ts';

/** Something that is found by its names. */
export interface Named {
  readonly name: string;
  /** Found by these as well, but after those found by their name. */
  readonly otherNames?: readonly string[];
  /** 1 goes before others that match as well. */
  readonly isHot?: 0 | 1;
}

export interface NameIndex<Entry extends Named> {
  add(entries: readonly Entry[]): void;
  /** Entries that a text names, best first. */
  find(text: string): Matches<Entry>;
}

export interface Matches<Entry> {
  readonly entries: readonly Entry[];
  /** Whether they have what was typed, letter for letter. */
  readonly isExact: boolean;
}

const HOT = 1.2;

/** Share of a text's parts that an entry must have where none has them all, as after a typo in Thai or Chinese. */
const ENOUGH = 0.6;

/** Shortest run of letters that may be two words without their space. */
const JOINED = 6;
const SHORTEST_PART = 2;

/** An index in memory, which forgives typos. */
export function createNameIndex<Entry extends Named>(): NameIndex<Entry> {
  const entries: Entry[] = [];
  const index = new MiniSearch<{ id: number } & Named>({
    fields: ['name', 'otherNames'],
    // The same game twice in a list stays two entries.
    idField: 'id',
    extractField: (entry, field) => textOf(entry, field),
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      boost: { name: 2 },
      boostDocument: (id) => (entries[Number(id)]?.isHot === 1 ? HOT : 1),
    },
  });
  const search = (text: string, options?: SearchOptions) => index.search(text, { combineWith: 'AND', ...options });
  const guess = (text: string) =>
    firstFull([
      () => search(text, { fuzzy: typosIn }),
      () => search(text, { combineWith: 'OR' }).filter((result) => hasEnough(result, text)),
      () => firstFull(splitsOf(text).map((parts) => () => search(parts))),
    ]);
  const entriesOf = (results: readonly SearchResult[]) => results.flatMap(({ id }) => entries[Number(id)] ?? []);
  return {
    add(more) {
      const start = entries.length;
      entries.push(...more);
      index.addAll(more.map(({ name, otherNames = [] }, at) => ({ id: start + at, name, otherNames })));
    },
    find(text) {
      const exact = search(text);
      // Guessing takes longer and finds what was not meant, so only what is found by no letters is guessed.
      return { entries: entriesOf(exact.length > 0 ? exact : guess(text)), isExact: exact.length > 0 };
    },
  };
}

function textOf({ id, name, otherNames = [] }: { id: number } & Named, field: string): string {
  if (field === 'id') return String(id);
  return field === 'name' ? name : otherNames.join(' ');
}

/** Letters that may differ. Numbers must be exact, and a pair of characters has none to spare. */
function typosIn(term: string): number | boolean {
  if (term.length < 4 || /^\d/.test(term) || isSolid(term)) return false;
  return term.length < 5 ? 1 : 2;
}

function hasEnough({ queryTerms }: SearchResult, text: string): boolean {
  const wanted = tokensOf(text);
  return wanted.every(isSolid) && queryTerms.length / wanted.length >= ENOUGH;
}

/** A word written as two, at each place: “dragonvault” may be “dragon vault”. */
function splitsOf(text: string): string[] {
  const [word = '', ...others] = tokensOf(text);
  if (others.length > 0 || word.length < JOINED || isSolid(word)) return [];
  const places = Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, at) => at + SHORTEST_PART);
  return places.map((place) => `${word.slice(0, place)} ${word.slice(place)}`);
}

function firstFull(searches: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const run of searches) {
    const results = run();
    if (results.length > 0) return results;
  }
  return [];
}
