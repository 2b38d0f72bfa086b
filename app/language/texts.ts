import { fillerFor, lookUpIn } from './look-up.ts';
import type { TranslateAny } from './translate.ts';
import type { Words } from './words.ts';

/** The loaded words, and the language they are shown in. Languages are BCP 47 tags, which decide plural forms and digits. */
export interface Texts {
  language(): string;
  /** Adds words of a namespace; where several have the same key, the latest wins. */
  add(tag: string, namespace: string, words: unknown): void;
  change(tag: string): void;
  /** Calls back whenever the language changes. */
  subscribe(listener: () => void): () => void;
  /** Looks up texts of a namespace in the current language; the same function until the language changes. */
  lookUp(namespace: string): TranslateAny;
}

/** @param first words by namespace */
export function createTexts(tag: string, first: Words): Texts {
  const groups = new Map<string, readonly unknown[]>();
  const listeners = new Set<() => void>();
  const known = new Map<string, TranslateAny>();
  let language = tag;
  let fill = fillerFor(tag);

  const texts: Texts = {
    language: () => language,
    add(of, namespace, words) {
      const key = `${of} ${namespace}`;
      groups.set(key, [words, ...(groups.get(key) ?? [])]);
    },
    change(next) {
      language = next;
      fill = fillerFor(next);
      known.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookUp(namespace) {
      const of = language;
      const found = known.get(namespace) ?? lookUpIn((owner) => groups.get(`${of} ${owner}`) ?? [], fill, namespace);
      known.set(namespace, found);
      return found;
    },
  };
  for (const [namespace, words] of Object.entries(first)) texts.add(tag, namespace, words);
  return texts;
}
