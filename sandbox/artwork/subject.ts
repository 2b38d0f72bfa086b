import type { GameType } from '../catalogue/catalogue.ts';
import subjectData from './data/subjects.json' with { type: 'json' };
import worldData from './data/worlds.json' with { type: 'json' };

/** How to draw a word of a game's name. A motif is an icon's name, or `@kind:arguments` for a drawing in `motifs/`. */
export interface Subject {
  readonly world: string;
  readonly motifs: readonly string[];
  readonly tints?: readonly string[];
  readonly grounds?: readonly string[];
}

/** Surroundings of a subject. */
export interface World {
  readonly grounds: readonly string[];
  readonly patterns: readonly string[];
  readonly sides: readonly string[];
  readonly tints: readonly string[];
}

export const subjects: Readonly<Record<string, Subject>> = subjectData;
export const worlds: Readonly<Record<string, World>> = worldData;

/** Worlds that suit a type of game: when a name has several known words, one from these worlds wins. */
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

// A key matches whole words of a name, singular or plural.
function matchOf(words: string, key: string, subject: Subject): Match | undefined {
  const position = [' ', 's ', 'es '].map((end) => words.indexOf(` ${key}${end}`)).find((index) => index >= 0);
  return position === undefined ? undefined : { subject, at: position, words: key.split(' ').length };
}

/** Subjects in a game's name: those that suit its type first, then longer phrases, then reading order. */
export function subjectsOf(name: string, gameType: GameType): Subject[] {
  const words = ` ${name.toLocaleLowerCase('en')} `;
  const isHome = (match: Match) => Number(HOMES[gameType]?.includes(match.subject.world) ?? false);
  return Object.entries(subjects)
    .map(([key, subject]) => matchOf(words, key, subject))
    .filter((match) => match !== undefined)
    .sort((match, other) => isHome(other) - isHome(match) || other.words - match.words || match.at - other.at)
    .map((match) => match.subject);
}

export function worldOf(subject: Subject): World {
  const world = worlds[subject.world];
  if (!world) throw new Error(`There is no world named "${subject.world}" in data/worlds.json.`);
  return world;
}
