import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { type Catalogue, namespacesOf, openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { englishTexts } from '#cli/brand/catalogue/english-texts.ts';
import { stateCounts, stateLine } from '#cli/brand/catalogue/state-counts.ts';
import { templateAlone } from '#cli/brand/load-brand.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import type { WordsByNamespace } from '#cli/brand/resolved-brand.ts';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { filledKeys } from '#cli/brand/shared/word-keys.ts';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import { openWorkspace, type Workspace } from '#cli/brand/workspace/workspace.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

/** A missing text. */
interface BlankText {
  /** Dotted key. */
  readonly key: string;
  readonly english: string;
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

export interface WordsRequest extends ActionContext {
  /** Code of a language. */
  readonly code: string;
  /** Whether to write the missing texts. */
  readonly missing: boolean;
  /** Id of a brand, to consider only its features; undefined for all features. */
  readonly brand: string | undefined;
}

interface MissingFile {
  /** Absolute. */
  readonly file: string;
  readonly texts: readonly BlankText[];
}

/** Lists the missing texts of a language, or adds them to the workspace's own words as blanks. */
export async function words(request: WordsRequest): Promise<Outcome> {
  const { cwd, code } = request;
  const workspace = openWorkspace(cwd, request.workspace);
  const { files, state, problems } = findMissing(workspace, code, request.brand);
  if (problems.length > 0) return { exitCode: 1, text: '', json: {}, problems };
  if (request.missing) for (const { file, texts } of files) addBlankTexts(file, texts);
  const count = files.reduce((sum, { texts }) => sum + texts.length, 0);
  const lines = files.flatMap(({ file, texts }) => {
    const name = path.relative(cwd, file);
    return request.missing ? [`  ${name} (${texts.length})`] : texts.map(({ key }) => `  ${name}  ${key}`);
  });
  const missing = files.map(({ file, texts }) => ({
    file: path.relative(cwd, file),
    keys: texts.map(({ key }) => key),
  }));
  const states = state.drafts + state.stale > 0 ? [stateLine(state)] : [];
  const text = [summary(code, count, request), ...lines, ...states].join('\n');
  return { exitCode: 0, text, json: { code, missing, state } };
}

function summary(code: string, count: number, { missing, brand }: WordsRequest): string {
  const scope = brand === undefined ? 'every text' : `every text that ${brand} needs`;
  if (count === 0) return `${code} has ${scope}.`;
  const texts = count === 1 ? '1 text' : `${count} texts`;
  if (missing) return `${texts} of ${code} to fill in, each below its English text:`;
  return `${code} lacks ${texts}${brand === undefined ? '' : ` that ${brand} needs`}:`;
}

/** @throws UsageError for an unknown language or brand */
function findMissing(workspace: Workspace, code: string, brand: string | undefined) {
  const catalogue = openCatalogue(workspace);
  const codes = Object.keys(catalogue.languages.table);
  if (!codes.includes(code)) {
    const fix = suggest(code, codes, 'Add it to locales/languages.json of the workspace first.');
    throw new UsageError(`There is no language "${code}". ${fix}`);
  }
  const { namespaces, own, problems } = brand === undefined ? everything(catalogue) : needsOf(workspace, code, brand);
  const home = workspace.locales.at(-1) ?? '';
  const files = namespaces.flatMap((namespace): MissingFile[] => {
    const written = new Set(filledKeys(own[namespace] ?? {}));
    const keys = catalogue.missingWords(code, namespace).filter((key) => !written.has(key));
    const english = englishTexts(catalogue, namespace);
    const texts = keys.map((key) => ({ key, english: english(key) }));
    return texts.length === 0 ? [] : [{ file: path.join(home, code, `${namespace}.json`), texts }];
  });
  const state = { code, ...stateCounts(catalogue, code, namespaces) };
  return { files, state, problems: [...problems, ...catalogue.problems()] };
}

interface Needs {
  readonly namespaces: readonly string[];
  /** The words that count as present. */
  readonly own: WordsByNamespace;
  readonly problems: readonly Problem[];
}

function everything(catalogue: Catalogue): Needs {
  return { namespaces: namespacesOf(catalogue), own: {}, problems: [] };
}

/**
 * The features of a brand. Loaded as a draft, which may lack the missing texts. @throws UsageError for an unknown brand
 * or a template
 */
function needsOf(workspace: Workspace, code: string, id: string): Needs {
  const { brands, templates, problems } = loadBrands(workspace, [id], { draft: true });
  if (templates.includes(id)) throw templateAlone([id]);
  const [brand] = brands;
  const features = brand?.features.map(({ name }) => name) ?? [];
  return { namespaces: ['shell', ...features], own: brand?.words[code] ?? {}, problems };
}

/** Adds blank texts to a word file, each below a comment with the English text. Preserves the rest. */
function addBlankTexts(file: string, texts: readonly BlankText[]): void {
  const before = existsSync(file) ? decodeText(readFileSync(file)) : '{}\n';
  if (typeof before !== 'string') throw new Error(`${file} is no text.`);
  const fresh = texts.filter(({ key }) => !hasKey(before, key));
  const added = fresh.reduce((text, { key }) => applyEdits(text, modify(text, key.split('.'), '', FORMAT)), before);
  writeAtomically(file, withComments(added, fresh));
}

function hasKey(text: string, key: string): boolean {
  const root = parseTree(text);
  return root !== undefined && findNodeAtLocation(root, key.split('.')) !== undefined;
}

/** Inserts comments from the last to the first, so that earlier offsets stay valid. */
function withComments(text: string, texts: readonly BlankText[]): string {
  const root = parseTree(text);
  const places = texts.flatMap(({ key, english }) => {
    const offset = root && findNodeAtLocation(root, key.split('.'))?.parent?.offset;
    return offset === undefined ? [] : [{ at: offset, english }];
  });
  return places
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, english }) => {
      const indent = all.slice(all.lastIndexOf('\n', at) + 1, at);
      return `${all.slice(0, at)}// ${JSON.stringify(english)}\n${indent}${all.slice(at)}`;
    }, text);
}
