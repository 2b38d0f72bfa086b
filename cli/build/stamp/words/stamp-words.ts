import path from 'node:path';
import type { ResolvedLanguage, Words, WordsByNamespace } from '#cli/brand/resolved-brand.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import { mergeWords, textsOf } from './merge-words.ts';
import { readWords } from './read-words.ts';

/** A language of a site. */
export interface StampedWords {
  readonly code: string;
  /** Folder of its files, relative to the site: `words/EN-0f3a…`. */
  readonly folder: string;
  readonly files: SiteFiles;
  /** Whole namespaces, for prerendering. */
  readonly words: WordsByNamespace;
  /** Every letter outside ASCII that its texts use. */
  readonly letters: ReadonlySet<string>;
}

/** The group of a namespace that is needed before the feature's own chunk loads. */
const ENTRY = 'entry';
const SHELL = 'shell';
/** The group of the shell's words that stands in pages outside production, and in no file of words. */
const IN_PAGES_ALONE = 'environment';
const FIRST = 'first';

/**
 * Writes the words of one language: `first.json` with the whole shell and each feature's group `entry`, and one
 * file with the rest of each namespace.
 * @param features names of the linked features, which are namespaces too
 * @param own the brand's own words by namespace
 */
export function stampWords(
  language: ResolvedLanguage,
  features: readonly string[],
  own: WordsByNamespace = {},
): StampedWords {
  const namespaces = [SHELL, ...features].map((name) => [name, wordsOf(language, name, own[name])] as const);
  const texts = new Map<string, string>([[FIRST, JSON.stringify(firstOf(namespaces))]]);
  for (const [name, words] of namespaces) if (name !== SHELL) texts.set(name, JSON.stringify(restOf(words)));
  const folder = `words/${language.code}-${digestOfParts([...texts].flat()).slice(0, 10)}`;
  return {
    code: language.code,
    folder,
    files: new Map([...texts].map(([name, text]) => [`${folder}/${name}.json`, written(text)])),
    words: Object.fromEntries(namespaces),
    letters: lettersOf(namespaces.flatMap(([, words]) => textsOf(sent(words)))),
  };
}

function wordsOf({ files, fallback = {} }: ResolvedLanguage, name: string, own: Words = {}): Words {
  // The fallback is last: it also replaces texts that are still to be filled in.
  return [...(files[name] ?? []).map(readWords), own, fallback[name] ?? {}].reduce(mergeWords, {});
}

/** Whether a word file belongs to one brand only, because that brand overrides a text in it. */
export function hasOwnWords(place: string, own: WordsByNamespace): boolean {
  const name = path.posix.basename(place, '.json');
  return name === FIRST ? Object.keys(own).length > 0 : name in own;
}

function firstOf(namespaces: readonly (readonly [string, Words])[]): WordsByNamespace {
  const groups = namespaces.map(([name, words]) => {
    if (name === SHELL) return [name, sent(words)];
    const entry = words[ENTRY];
    return [name, entry === undefined ? {} : { [ENTRY]: entry }];
  });
  return Object.fromEntries(groups);
}

/** @param words of any namespace; only the shell has the group */
function sent(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([group]) => group !== IN_PAGES_ALONE));
}

function restOf(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([group]) => group !== ENTRY));
}

function lettersOf(texts: readonly string[]): Set<string> {
  return new Set(texts.join('').match(/[^\P{L}A-Za-z]/gu));
}
