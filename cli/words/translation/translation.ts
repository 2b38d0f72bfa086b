import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Guard, isListOf, isText } from '#cli/json/guards.ts';
import { checkGlossary } from '#schemas/generated/config/glossary.js';
import { checkJudgedWords } from '#schemas/generated/config/judged-words.js';
import { checkTerms } from '#schemas/generated/config/terms.js';
import { checkWordPlaces } from '#schemas/generated/config/word-places.js';
import type { Glossary } from '#schemas/generated/glossary.ts';
import type { JudgedWords } from '#schemas/generated/judged-words.ts';
import type { Terms } from '#schemas/generated/terms.ts';
import type { WordPlaces } from '#schemas/generated/word-places.ts';

/** What translators and checks of a language go by, beside its words. */
export interface Translation {
  /** Null for a language without one. */
  readonly glossary: Glossary | null;
  readonly judged: JudgedWords;
  /** Names that every language leaves as they are, in lower case. */
  readonly names: ReadonlySet<string>;
}

const ENGLISH = 'EN';
const NONE: JudgedWords = { english: [], texts: [] };

/** Folder of the package with everything about translations but the words. */
export function translationFolder(root: string): string {
  return path.join(root, 'translation');
}

/** @throws if a file is not what its schema says */
export function readTranslation(root: string, code: string): Translation {
  const folder = translationFolder(root);
  const names = readIfPresent(path.join(folder, 'names.json'), isListOf(isText)) ?? [];
  const judgedIn = (language: string) =>
    readIfPresent(path.join(folder, 'judged', `${language}.json`), checkJudgedWords) ?? NONE;
  const own = judgedIn(code);
  // What is said of English is true in every language: the word means something else there.
  const texts = code === ENGLISH ? own.texts : [...judgedIn(ENGLISH).texts, ...own.texts];
  return {
    glossary: readIfPresent(path.join(folder, 'glossary', `${code}.json`), checkGlossary),
    judged: { english: own.english, texts },
    names: new Set(names.map((name) => name.toLowerCase())),
  };
}

/** @throws if the file is not what its schema says */
export function readTerms(root: string): Terms {
  return readIfPresent(path.join(translationFolder(root), 'terms.json'), checkTerms) ?? {};
}

/** @throws if the file is not what its schema says */
export function readPlaces(root: string): WordPlaces {
  return readIfPresent(path.join(translationFolder(root), 'places.json'), checkWordPlaces) ?? {};
}

function readIfPresent<Value>(file: string, isValid: Guard<Value>): Value | null {
  if (!existsSync(file)) return null;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isValid(value)) throw new Error(`${file} is not what its schema says.`);
  return value;
}
