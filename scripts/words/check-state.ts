import type { WordState } from '#schemas/generated/word-state.ts';
import { changedTexts } from './mark-stale.ts';
import type { KeptEnglish } from './state-files.ts';

const MOST_NAMED = 3;

/** A fault where English was changed, and it is not said what that means for the other languages. */
export function keptFaults(kept: KeptEnglish, present: KeptEnglish): string[] {
  const changed = changedTexts(kept, present).map(({ namespace, key }) => `${namespace}:${key}`);
  if (changed.length === 0) return [];
  const named = [...changed.slice(0, MOST_NAMED), ...(changed.length > MOST_NAMED ? ['…'] : [])].join(', ');
  const count = changed.length === 1 ? '1 text has' : `${changed.length} texts have`;
  return [
    `translation/english.json: ${count} other English by now (${named}). Run \`npm run words:keep\`, which marks them stale in the languages that say what English said before, or \`npm run words:keep -- --same-meaning\` if they still say the same`,
  ];
}

/** Faults of a language's state: names of nothing, and texts that are not stale. */
export function stateFaults(code: string, { reviewed, stale }: WordState, present: KeptEnglish): string[] {
  const file = `translation/state/${code}.json`;
  const strangers = [...reviewed, ...Object.keys(stale)].filter((name) => present[name] === undefined);
  const keys = Object.entries(stale).flatMap(([name, digests]) =>
    Object.entries(digests).flatMap(([key, digest]) => {
      const now = present[name]?.[key];
      if (now === undefined) return [`${file} › ${name}:${key} is not a text of the reference language`];
      return now === digest ? [`${file} › ${name}:${key} is not stale: its English is as it was`] : [];
    }),
  );
  return [...new Set(strangers)].map((name) => `${file} › ${name} is not a namespace`).concat(keys);
}

/** How many texts of a language are drafts, and how many are stale. @param sizes how many texts each namespace has */
export function countState(
  { draft, reviewed, stale }: WordState,
  sizes: ReadonlyMap<string, number>,
): { drafts: number; stale: number } {
  const open = draft ? [...sizes].filter(([name]) => !reviewed.includes(name)) : [];
  return {
    drafts: open.reduce((sum, [, size]) => sum + size, 0),
    stale: Object.values(stale).reduce((sum, keys) => sum + Object.keys(keys).length, 0),
  };
}
