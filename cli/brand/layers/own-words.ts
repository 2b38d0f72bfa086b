import { join } from 'node:path';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkWords } from '#schemas/generated/config/words.js';
import type { BrandInput, WordsByNamespace } from '../resolved-brand.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { type KnownTexts, unknownNamespace, wordFindings } from '../shared/word-findings.ts';
import { isLinkedAway, isPresent, linkedAway, placeIn } from '../source/home.ts';
import { type ReadDocument, readDocument, type SourceDocument } from '../source/source-document.ts';
import type { BrandLayers } from './brand-layers.ts';
import { isDictionary, mergeDeep } from './merge-deep.ts';
import { withoutNulls } from './without-nulls.ts';

/** A brand's own words of one language, merged over those of the brands that it extends. */
export interface OwnWords {
  readonly words: WordsByNamespace;
  readonly inputs: readonly BrandInput[];
  /** The files that could be read, the brand's own first. */
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly Problem[];
}

/** Words that a brand can override. */
export interface KnownWords {
  readonly namespaces: readonly string[];
  readonly places: (namespace: string) => KnownTexts;
}

/** Reads words/<code>.json of each layer that has one. */
export function readOwnWords({ layers }: BrandLayers, code: string, known: KnownWords): OwnWords {
  const read = layers.flatMap(({ folder }) => readWords(folder, code));
  const documents = read.flatMap(({ document }) => (document ? [document] : [])).reverse();
  const merged = withoutNulls(documents.reduce<unknown>((words, { value }) => mergeDeep(words, value), {}));
  const problems = documents.flatMap((document) => wordProblems(document, known));
  return {
    words: checkWords(merged) ? merged : {},
    documents: documents.toReversed(),
    inputs: documents.map(({ file, digest }) => ({ file, digest })),
    problems: [...read.flatMap((file) => file.problems), ...problems],
  };
}

function readWords(home: string, code: string): ReadDocument[] {
  const words = join(home, 'words');
  const file = placeIn(words, `${code}.json`);
  if (file === undefined || !isPresent(file)) return [];
  // One problem for the folder, in place of one for each of its files.
  if (isLinkedAway(words, home)) return [{ document: null, problems: [problemInFile(words, linkedAway('folder'))] }];
  return [readDocument({ file, home })];
}

function wordProblems(document: SourceDocument, { namespaces, places }: KnownWords): Problem[] {
  const value = withoutNulls(document.value);
  const findings = schemaFindings(checkWords, value);
  if (findings.length > 0 || !checkWords(value) || !isDictionary(document.value)) {
    return findings.map(({ path, finding, part }) => document.problem(path, finding, part));
  }
  // With its nulls: a key that null takes away must exist too.
  return Object.entries(document.value).flatMap(([namespace, words]) => {
    if (!namespaces.includes(namespace)) {
      return [document.problem([namespace], unknownNamespace(namespace, namespaces), 'key')];
    }
    return wordFindings(namespace, words, places(namespace)).map(({ key, finding, part }) =>
      document.problem([namespace, ...key.split('.')], finding, part),
    );
  });
}
