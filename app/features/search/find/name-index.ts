import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { isSolid, tokensOf } from './tokens.ts';

export interface Named {
  readonly name: string;
  /** Additional names. Matches by these rank after matches by name. */
  readonly otherNames?: readonly string[];
  /** 1 ranks before other equal matches. */
  readonly isHot?: 0 | 1;
}

export interface NameIndex<Entry extends Named> {
  add(entries: readonly Entry[]): void;
  /** Matching entries, best first. */
  find(text: string): Matches<Entry>;
}

export interface Matches<Entry> {
  readonly entries: readonly Entry[];
  /** Whether the entries contain the typed text without typos. */
  readonly isExact: boolean;
}

const HOT = 1.2;

/**
 * Share of the text's parts that an entry must contain if no entry has all of them, such as after a typo in Thai or
 * Chinese.
 */
const ENOUGH = 0.6;

/** Shortest token that may be two words typed without a space. */
const JOINED = 6;
const SHORTEST_PART = 2;

/** An in-memory index that tolerates typos. */
export function createNameIndex<Entry extends Named>(): NameIndex<Entry> {
  const entries: Entry[] = [];
  const index = new MiniSearch<{ id: number } & Named>({
    fields: ['name', 'otherNames'],
    // A game that occurs twice in a list needs two ids.
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
      index.addAll(more.map(({ name, otherNames = [] }, offset) => ({ id: start + offset, name, otherNames })));
    },
    find(text) {
      const exact = search(text);
      // Fuzzy search is slower and less precise, so use it only if there is no exact match.
      return { entries: entriesOf(exact.length > 0 ? exact : guess(text)), isExact: exact.length > 0 };
    },
  };
}

function textOf({ id, name, otherNames = [] }: { id: number } & Named, field: string): string {
  if (field === 'id') return String(id);
  return field === 'name' ? name : otherNames.join(' ');
}

/** Number of letters that may differ. Numbers and pairs of characters must match exactly. */
function typosIn(term: string): number | boolean {
  if (term.length < 4 || /^\d/.test(term) || isSolid(term)) return false;
  return term.length < 5 ? 1 : 2;
}

function hasEnough({ queryTerms }: SearchResult, text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.every(isSolid) && queryTerms.length / tokens.length >= ENOUGH;
}

/** Splits a word in two at each position: “dragonvault” may be “dragon vault”. */
function splitsOf(text: string): string[] {
  const [word = '', ...others] = tokensOf(text);
  if (others.length > 0 || word.length < JOINED || isSolid(word)) return [];
  const splitPoints = Array.from({ length: word.length - 2 * SHORTEST_PART + 1 }, (_, index) => index + SHORTEST_PART);
  return splitPoints.map((splitPoint) => `${word.slice(0, splitPoint)} ${word.slice(splitPoint)}`);
}

function firstFull(searches: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const run of searches) {
    const results = run();
    if (results.length > 0) return results;
  }
  return [];
}
