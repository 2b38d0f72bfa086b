import type { Words } from '#schemas/generated/words.ts';

const ENTRY = /'(entry\.[\w.]+)'/g;

/**
 * The keys that a feature passes to the shell without a text for them. The type of `t` cannot find these, since
 * the shell gets them with the feature's namespace as data.
 */
export function findMissingEntries(declaration: string, words: Words | undefined): string[] {
  const keys = new Set([...declaration.matchAll(ENTRY)].flatMap(([, key]) => key ?? []));
  return [...keys].filter((key) => typeof textAt(words, key) !== 'string');
}

function textAt(words: Words | undefined, key: string): unknown {
  return key
    .split('.')
    .reduce<Words | string | undefined>((found, part) => (typeof found === 'object' ? found[part] : undefined), words);
}
