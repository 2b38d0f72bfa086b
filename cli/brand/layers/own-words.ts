import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords } from '../../../schemas/generated/config/words.js';
import { plainText } from '../../problems/plain-text.ts';
import type { Problem } from '../../problems/problem.ts';
import type { BrandInput, WordsByNamespace } from '../resolved-brand.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { oneOf } from '../schema/expectation.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { leafTexts, placesOf, stemOf } from '../shared/word-keys.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import type { BrandLayers } from './brand-layers.ts';
import { mergeDeep } from './merge-deep.ts';

/** A brand's own words of one language, with those of the brands that it extends below them. */
export interface OwnWords {
  readonly words: WordsByNamespace;
  readonly inputs: readonly BrandInput[];
  readonly problems: readonly Problem[];
}

/** What a brand may say differently. */
export interface KnownWords {
  readonly namespaces: readonly string[];
  /** Names of the places that the site fills in, by the texts of a namespace: dotted keys without the endings of plurals. */
  readonly places: (namespace: string) => ReadonlyMap<string, readonly string[]>;
}

/** Reads words/<code>.json of each layer that has one. */
export function readOwnWords({ layers }: BrandLayers, code: string, known: KnownWords): OwnWords {
  const files = layers.map(({ folder }) => join(folder, 'words', `${code}.json`)).filter((file) => existsSync(file));
  const read = files.map(readDocument);
  const documents = read.flatMap(({ document }) => (document ? [document] : [])).reverse();
  const merged = documents.reduce<unknown>((words, { value }) => mergeDeep(words, value), {});
  const problems = documents.flatMap((document) => wordProblems(document, known));
  return {
    words: checkWords(merged) ? merged : {},
    inputs: documents.map(({ file, digest }) => ({ file, digest })),
    problems: [...read.flatMap((file) => file.problems), ...problems],
  };
}

function wordProblems(document: SourceDocument, { namespaces, places }: KnownWords): Problem[] {
  const { value } = document;
  const findings = schemaFindings(checkWords, value);
  if (findings.length > 0 || !checkWords(value)) {
    return findings.map(({ path, finding, part }) => document.problem(path, finding, part));
  }
  return Object.entries(value).flatMap(([namespace, words]) => {
    if (!namespaces.includes(namespace)) {
      return [document.problem([namespace], unknownNamespace(namespace, namespaces), 'key')];
    }
    const known = places(namespace);
    return leafTexts(words).flatMap(([key, text]) => {
      const path = [namespace, ...key.split('.')];
      const filled = known.get(stemOf(key));
      if (!filled) return [document.problem(path, unknownWord(namespace, key, [...known.keys()]), 'key')];
      const empty = placesOf(text).filter((place) => !filled.includes(place));
      return empty.map((place) => document.problem(path, unknownPlace(place, [...new Set(filled)])));
    });
  });
}

function unknownNamespace(namespace: string, namespaces: readonly string[]) {
  return {
    rule: 'unknown-namespace',
    message: 'There is no feature with this name to have words.',
    expected: '"shell", or the name of a feature',
    received: JSON.stringify(namespace),
    fix: suggest(namespace, namespaces, 'Correct the name, or remove these words.'),
  };
}

function unknownWord(namespace: string, key: string, known: readonly string[]) {
  return {
    rule: 'unknown-word',
    message: 'The site has no text with this key.',
    expected: `a key of locales/EN/${namespace}.json`,
    received: `"${plainText(key)}"`,
    fix: suggest(stemOf(key), known, 'Correct the key, or remove it.'),
  };
}

function unknownPlace(place: string, filled: readonly string[]) {
  const written = (name: string) => `{{${plainText(name)}}}`;
  return {
    rule: 'unknown-place',
    message: 'This text has a place that the site does not fill in.',
    expected: filled.length === 0 ? 'a text without such places' : oneOf(filled.map(written)),
    received: written(place),
    fix: suggest(place, filled, 'Correct the name between the braces, or remove the place.'),
  };
}
