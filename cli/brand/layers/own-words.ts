import { join } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import { mergeDeep } from '#cli/json/merge-deep.ts';
import { withoutNulls } from '#cli/json/without-nulls.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkWords } from '#schemas/generated/config/words.js';
import type { BrandInput, WordsByNamespace } from '../resolved-brand.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import type { KnownTexts } from '../shared/known-texts.ts';
import { wordDoubts } from '../shared/word-doubts.ts';
import { unknownNamespace, wordFindings } from '../shared/word-findings.ts';
import { isLinkedAway, isPresent, linkedAway, placeIn } from '../source/home.ts';
import { valueAt } from '../source/json-path.ts';
import { type ReadDocument, readDocument, type SourceDocument } from '../source/source-document.ts';
import type { BrandLayers } from './brand-layers.ts';

/** A brand's own words in one language, over those of the brands that it extends. */
export interface OwnWords {
  readonly words: WordsByNamespace;
  readonly inputs: readonly BrandInput[];
  /** Documents that could be read, the brand's own first. */
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly Problem[];
  /** Probable oversights; empty if there are problems. */
  warnings(): readonly Problem[];
}

/** The words that a brand can override. */
export interface KnownWords {
  readonly namespaces: readonly string[];
  readonly places: (namespace: string) => KnownTexts;
  /** Plural categories of the language. */
  readonly forms: readonly string[];
}

/** Reads words/<code>.json of each layer that has one. */
export function readOwnWords({ layers }: BrandLayers, code: string, knownWords: KnownWords): OwnWords {
  const read = layers.flatMap(({ folder }) => readWords(folder, code));
  const documents = read.flatMap(({ document }) => (document ? [document] : [])).reverse();
  const merged = withoutNulls(documents.reduce<unknown>((words, { value }) => mergeDeep(words, value), {}));
  const problems = documents.flatMap((document) => wordProblems(document, knownWords));
  return {
    words: checkWords(merged) ? merged : {},
    documents: documents.toReversed(),
    inputs: documents.map(({ file, digest }) => ({ file, digest })),
    problems: [...read.flatMap((file) => file.problems), ...problems],
    warnings: () => documents.flatMap((document) => wordWarnings(document, merged, knownWords)),
  };
}

/** @param all the merged words of all layers */
function wordWarnings(document: SourceDocument, all: unknown, { namespaces, places, forms }: KnownWords): Problem[] {
  const own = withoutNulls(document.value);
  return namespaces.flatMap((namespace) => {
    const words = valueAt(own, [namespace]);
    // The site's own texts of a namespace take time to read.
    if (words === undefined) return [];
    const doubts = wordDoubts({ words, all: valueAt(all, [namespace]), known: places(namespace), forms });
    return doubts.map(({ path, finding, part }) => document.problem([namespace, ...path], finding, part));
  });
}

function readWords(home: string, code: string): ReadDocument[] {
  const words = join(home, 'words');
  const file = placeIn(words, `${code}.json`);
  if (file === undefined || !isPresent(file)) return [];
  // Report the folder once, not each of its files.
  if (isLinkedAway(words, home)) return [{ document: null, problems: [problemInFile(words, linkedAway('folder'))] }];
  return [readDocument({ file, home })];
}

function wordProblems(document: SourceDocument, { namespaces, places, forms }: KnownWords): Problem[] {
  const value = withoutNulls(document.value);
  const findings = schemaFindings(checkWords, value);
  if (findings.length > 0 || !checkWords(value) || !isDictionary(document.value)) {
    return findings.map(({ path, finding, part }) => document.problem(path, finding, part));
  }
  // Check keys with null too: a key that null removes must exist.
  return Object.entries(document.value).flatMap(([namespace, words]) => {
    if (!namespaces.includes(namespace)) {
      return [document.problem([namespace], unknownNamespace(namespace, namespaces), 'key')];
    }
    const check = { namespace, words, known: places(namespace), forms, canBeBlank: false };
    return wordFindings(check).map(({ path, finding, part }) => document.problem([namespace, ...path], finding, part));
  });
}
