import type { Words } from './words.ts';

/** The texts of a site in the languages that it has loaded. */
export interface Texts {
  /** The current language, as a BCP 47 tag. */
  readonly language: string;
  /** Adds words to those of a namespace; a text that is there already is replaced. */
  add(language: string, namespace: string, words: unknown): void;
  /** The text at a dotted key in the current language, if there is one. */
  textAt(namespace: string, key: string): string | undefined;
  /** Writes a number as the current language does. */
  formatNumber(value: number): string;
  /** Shows the texts of another language, whose words have been added. */
  change(language: string): void;
  /** Calls back whenever the language changes. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param language BCP 47 tag
 * @param words by namespace
 * @param numbersOf the tag that states the figures of a language, where another one than its own does
 */
export function createTexts(language: string, words: Words, numbersOf = (tag: string) => tag): Texts {
  const all = new Map<string, Words>([[language, words]]);
  const listeners = new Set<() => void>();
  let current = language;
  return {
    get language() {
      return current;
    },
    add(tag, namespace, more) {
      all.set(tag, merged(all.get(tag) ?? {}, { [namespace]: more }));
    },
    textAt(namespace, key) {
      let value: unknown = all.get(current)?.[namespace];
      for (const step of key.split('.')) value = isGroup(value) && Object.hasOwn(value, step) ? value[step] : undefined;
      return typeof value === 'string' ? value : undefined;
    },
    formatNumber: (value) => new Intl.NumberFormat(numbersOf(current)).format(value),
    change(tag) {
      current = tag;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function merged(base: Words, over: Words): Words {
  const changed = Object.entries(over).map(([key, value]) => {
    const before = base[key];
    return [key, isGroup(before) && isGroup(value) ? merged(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(changed) };
}

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;
