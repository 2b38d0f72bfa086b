import path from 'node:path';
import type { ResolvedLanguage, Words, WordsByNamespace } from '#cli/brand/resolved-brand.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import { holdSyllables } from './hold-syllables.ts';
import { mergeWords, textsOf } from './merge-words.ts';
import { readWords } from './read-words.ts';

/** A language of a site. */
export interface StampedWords {
  readonly code: string;
  /** Folder of its files, relative to the site: `words/EN-0f3a…`. */
  readonly folder: string;
  readonly files: SiteFiles;
  /** SHA-256 of all texts of its files. */
  readonly digest: string;
  /** Complete namespaces, for prerendering. */
  readonly words: WordsByNamespace;
  /** Non-ASCII letters of all texts. */
  readonly letters: ReadonlySet<string>;
}

/** Group of a namespace that is needed before the feature's chunk loads. */
const ENTRY = 'entry';
const SHELL = 'shell';
/** Group of the shell that is only written into pages outside production, and into no word file. */
const IN_PAGES_ALONE = 'environment';
const FIRST = 'first';

/**
 * Writes the words of a language: `first.json` with the shell and each feature's group `entry`, and a file per
 * namespace with the rest, if there is one. @param features names of the linked features, which are also namespaces
 * @param complete those of them that are in `first.json` as a whole @param own the brand's own words by namespace
 */
export function stampWords(
  language: ResolvedLanguage,
  features: readonly string[],
  { complete = [], own = {} }: { complete?: readonly string[]; own?: WordsByNamespace } = {},
): StampedWords {
  const namespaces = [SHELL, ...features].map((name) => [name, wordsOf(language, name, own[name])] as const);
  const texts = new Map<string, string>([[FIRST, JSON.stringify(firstOf(namespaces, complete))]]);
  for (const [name, words] of namespaces)
    if (name !== SHELL && !complete.includes(name)) texts.set(name, JSON.stringify(restOf(words)));
  const digest = digestOfParts([...texts].flat());
  const folder = `words/${language.code}-${digest.slice(0, 10)}`;
  return {
    code: language.code,
    folder,
    digest,
    files: new Map([...texts].map(([name, text]) => [`${folder}/${name}.json`, written(text)])),
    words: Object.fromEntries(namespaces),
    letters: lettersOf(namespaces.flatMap(([, words]) => textsOf(sent(words)))),
  };
}

function wordsOf({ files, tag, current = {}, fallback = {} }: ResolvedLanguage, name: string, own: Words = {}): Words {
  const written = (files[name] ?? []).map(readWords);
  // The fallback comes last, as it also replaces blank texts.
  const merged = [...written, current[name] ?? {}, own, fallback[name] ?? {}].reduce(mergeWords, {});
  return holdSyllables(merged, tag);
}

/** Whether a word file belongs to a single brand, as the brand overrides a text in it. */
export function hasOwnWords(filePath: string, own: WordsByNamespace): boolean {
  const name = path.posix.basename(filePath, '.json');
  return name === FIRST ? Object.keys(own).length > 0 : name in own;
}

function firstOf(namespaces: readonly (readonly [string, Words])[], complete: readonly string[]): WordsByNamespace {
  const groups = namespaces.map(([name, words]) => {
    if (name === SHELL || complete.includes(name)) return [name, sent(words)];
    const entry = words[ENTRY];
    return [name, entry === undefined ? {} : { [ENTRY]: entry }];
  });
  return Object.fromEntries(groups);
}

/** @param words of any namespace; only the shell has the omitted group */
function sent(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([group]) => group !== IN_PAGES_ALONE));
}

function restOf(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([group]) => group !== ENTRY));
}

function lettersOf(texts: readonly string[]): Set<string> {
  return new Set(texts.join('').match(/[^\P{L}A-Za-z]/gu));
}
