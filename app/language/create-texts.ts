import { lookUpIn } from './look-up.ts';
import type { TranslateAny } from './translate.ts';
import type { Words } from './words.ts';

/** The texts of the languages that are loaded, one of which is shown. */
export interface Texts {
  /** BCP 47 tag of the language that is shown. */
  tag(): string;
  /** Looks up texts of a namespace in that language; the same function until the language changes. */
  lookUp(namespace: string): TranslateAny;
  /** Adds words to those of a language, group by group. */
  add(tag: string, namespace: string, words: unknown): void;
  show(tag: string): void;
  /** Calls back whenever another language is shown. @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** @param formatNumber writes the numbers of texts in the language that is shown */
export function createTexts(first: string, words: Words, formatNumber: (value: number) => string): Texts {
  let shown = first;
  let plurals = new Intl.PluralRules(first);
  const loaded = new Map<string, Record<string, unknown>>([[first, { ...words }]]);
  const lookUps = new Map<string, TranslateAny>();
  const listeners = new Set<() => void>();
  const source = {
    wordsOf: (namespace: string) => loaded.get(shown)?.[namespace],
    pluralForm: (count: number) => plurals.select(count),
    formatNumber,
  };
  return {
    tag: () => shown,
    lookUp(namespace) {
      const known = lookUps.get(namespace) ?? lookUpIn(source, namespace);
      lookUps.set(namespace, known);
      return known;
    },
    add(tag, namespace, more) {
      const all = loaded.get(tag) ?? {};
      loaded.set(tag, { ...all, [namespace]: merged(all[namespace], more) });
    },
    show(tag) {
      shown = tag;
      plurals = new Intl.PluralRules(tag);
      // Components render again when they get another function.
      lookUps.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function merged(base: unknown, over: unknown): unknown {
  if (!isGroup(base) || !isGroup(over)) return over;
  const entries = Object.entries(over).map(([name, value]) => [name, merged(base[name], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
