import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords } from '../../../schemas/generated/config/words.js';
import type { Problem } from '../../problems/problem.ts';
import type { BrandInput, WordsByNamespace } from '../resolved-brand.ts';
import { suggest } from '../schema/did-you-mean.ts';
import { schemaFindings } from '../schema/schema-findings.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import type { BrandLayers } from './brand-layers.ts';
import { mergeDeep } from './merge-deep.ts';

/** A brand's own words of one language, with those of the brands that it extends below them. */
export interface OwnWords {
  readonly words: WordsByNamespace;
  readonly inputs: readonly BrandInput[];
  readonly problems: readonly Problem[];
}

/** Reads words/<code>.json of each layer that has one. */
export function readOwnWords({ layers }: BrandLayers, code: string, namespaces: readonly string[]): OwnWords {
  const files = layers.map(({ folder }) => join(folder, 'words', `${code}.json`)).filter((file) => existsSync(file));
  const read = files.map(readDocument);
  const documents = read.flatMap(({ document }) => (document ? [document] : [])).reverse();
  const merged = documents.reduce<unknown>((words, { value }) => mergeDeep(words, value), {});
  const problems = documents.flatMap((document) => wordProblems(document, namespaces));
  return {
    words: checkWords(merged) ? merged : {},
    inputs: documents.map(({ file, digest }) => ({ file, digest })),
    problems: [...read.flatMap((file) => file.problems), ...problems],
  };
}

function wordProblems(document: SourceDocument, namespaces: readonly string[]): Problem[] {
  const { value } = document;
  const findings = schemaFindings(checkWords, value);
  if (findings.length > 0 || !checkWords(value)) {
    return findings.map(({ path, finding, part }) => document.problem(path, finding, part));
  }
  const unknown = Object.keys(value).filter((namespace) => !namespaces.includes(namespace));
  return unknown.map((namespace) => document.problem([namespace], unknownNamespace(namespace, namespaces), 'key'));
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
