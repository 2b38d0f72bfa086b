import type { GameType } from '../catalogue/catalogue.ts';
import subjectData from './data/subjects.json' with { type: 'json' };
import worldData from './data/worlds.json' with { type: 'json' };

/** What a word of a game's name looks like. A motif is an icon's name, or `@kind:arguments` for one of our own drawings. */
export interface Subject {
  readonly world: string;
  readonly motifs: readonly string[];
  readonly tints?: readonly string[];
  readonly grounds?: readonly string[];
}

/** What surrounds a subject. */
export interface World {
  readonly grounds: readonly string[];
  readonly patterns: readonly string[];
  readonly sides: readonly string[];
  readonly tints: readonly string[];
}

export const subjects: Readonly<Record<string, Subject>> = subjectData;
export const worlds: Readonly<Record<string, World>> = worldData;

/** Where a type of game is at home: of two words in a name, the one from here is meant. */
const HOMES: Readonly<Partial<Record<GameType, readonly string[]>>> = {
  LIVE: ['table'],
  PVP: ['parlour', 'table'],
  FISH: ['sea'],
  SPORTS: ['sport', 'pit'],
  ESPORTS: ['esport'],
  LOTT: ['draw'],
  ELOTT: ['draw'],
  BG: ['draw'],
};

interface Match {
  readonly subject: Subject;
  readonly at: number;
  readonly words: number;
}

// A key stands as whole words in a name, in the singular or the plural.
function matchOf(words: string, key: string, subject: Subject): Match | undefined {
  const at = [' ', 's ', 'es '].map((end) => words.indexOf(` ${key}${end}`)).find((found) => found >= 0);
  return at === undefined ? undefined : { subject, at, words: key.split(' ').length };
}

/** The subjects that a game's name speaks of: at home first, then longer phrases, then in reading order. Empty when no word is known. */
export function subjectsOf(name: string, gameType: GameType): Subject[] {
  const words = ` ${name.toLocaleLowerCase('en')} `;
  const isHome = (match: Match) => Number(HOMES[gameType]?.includes(match.subject.world) ?? false);
  return Object.entries(subjects)
    .map(([key, subject]) => matchOf(words, key, subject))
    .filter((match) => match !== undefined)
    .sort((one, other) => isHome(other) - isHome(one) || other.words - one.words || one.at - other.at)
    .map((match) => match.subject);
}

export function worldOf(subject: Subject): World {
  const world = worlds[subject.world];
  if (!world) throw new Error(`There is no world named "${subject.world}" in data/worlds.json.`);
  return world;
}
