import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue, REFERENCE_LANGUAGE } from '#cli/brand/catalogue/catalogue.ts';
import { stemOf } from '#cli/brand/shared/word-keys.ts';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import { valueAt } from '#cli/brand/source/json-path.ts';
import { parseJsonc } from '#cli/brand/source/parse-jsonc.ts';
import { builtInLocales, type Workspace } from '#cli/brand/workspace/workspace.ts';
import { isDictionary } from '#cli/json/guards.ts';
import { sandboxSources } from '../sources/word-source.ts';
import { keyOf, textsByKey, wordTexts } from '../word-texts.ts';

/** The texts of one namespace that can be handed over and come back. */
export interface TextSource {
  /** Beginning of their ids: `shell`, `sandbox/content`, `brands/acme/shell`. */
  readonly name: string;
  /** The namespace alone. */
  readonly namespace: string;
  /** English texts by key, in their order. */
  readonly english: ReadonlyMap<string, string>;
  /** The language's texts by key, as the site shows them. */
  readonly present: ReadonlyMap<string, string>;
  /** Files of the English texts; later ones replace texts of earlier ones. */
  readonly englishFiles: readonly string[];
  /** The file that takes what comes back, and the group in it that is the namespace. */
  readonly file: string;
  readonly group: readonly string[];
  /** Steps of a text inside its group: in the sandbox's files also places in lists. */
  pathOf(key: string): readonly (string | number)[];
  /** The English words, as whose file a new one is made; undefined for a file of plain groups. */
  readonly template: unknown;
  /** Whether the texts are the package's own, so that their state is kept. */
  readonly isOwn: boolean;
}

export interface SourcesRequest {
  readonly workspace: Workspace;
  readonly catalogue: Catalogue;
  readonly code: string;
}

/** The site's own words in some namespaces. What comes back goes into the workspace's `locales/`. */
export function siteTexts({ workspace, catalogue, code }: SourcesRequest, namespaces: readonly string[]): TextSource[] {
  const home = workspace.locales.at(-1) ?? builtInLocales(workspace);
  return namespaces.map((namespace) => ({
    name: namespace,
    namespace,
    english: new Map(catalogue.words(REFERENCE_LANGUAGE, namespace).texts()),
    present: new Map(catalogue.words(code, namespace).texts()),
    englishFiles: catalogue.words(REFERENCE_LANGUAGE, namespace).inputs.map(({ file }) => file),
    file: path.join(home, code, `${namespace}.json`),
    group: [],
    pathOf: stepsOf,
    template: undefined,
    isOwn: home === builtInLocales(workspace),
  }));
}

/** What players read of the sandbox; none outside the repository. */
export function sandboxTexts({ workspace, catalogue, code }: SourcesRequest): TextSource[] {
  if (workspace.root !== workspace.builtIn) return [];
  const tag = catalogue.languages.table[code]?.tag ?? 'en';
  return sandboxSources(workspace.root).map((source) => {
    const file = source.fileOf({ code, tag });
    const englishFile = source.fileOf({ code: REFERENCE_LANGUAGE, tag: 'en' });
    const template = readWordFile(englishFile);
    return {
      name: source.name,
      namespace: source.name,
      english: textsByKey(template),
      present: textsByKey(readWordFile(file)),
      englishFiles: [englishFile],
      file,
      group: [],
      pathOf: pathsIn(template),
      template,
      isOwn: true,
    };
  });
}

/**
 * A brand's own words: those that its English words have, and those that only the language has, whose English is the
 * site's.
 */
export function brandTexts({ workspace, catalogue, code }: SourcesRequest, brand: string): TextSource[] {
  const [brands] = workspace.brands;
  const fileOf = (language: string) => path.join(brands, brand, 'words', `${language}.json`);
  const english = readWordFile(fileOf(REFERENCE_LANGUAGE));
  const own = readWordFile(fileOf(code));
  const names = [...new Set([english, own].flatMap((words) => (isDictionary(words) ? Object.keys(words) : [])))];
  return names.map((namespace) => {
    const present = textsByKey(valueAt(own, [namespace]));
    const site = new Map(catalogue.words(REFERENCE_LANGUAGE, namespace).texts());
    const others = [...present.keys()].flatMap((key) => (site.has(key) ? [[key, site.get(key) ?? ''] as const] : []));
    return {
      name: `brands/${brand}/${namespace}`,
      namespace,
      english: new Map([...textsByKey(valueAt(english, [namespace])), ...othersThan(english, namespace, others)]),
      present,
      englishFiles: [fileOf(REFERENCE_LANGUAGE)],
      file: fileOf(code),
      group: [namespace],
      pathOf: stepsOf,
      template: undefined,
      isOwn: false,
    };
  });
}

function othersThan(english: unknown, namespace: string, texts: readonly (readonly [key: string, text: string])[]) {
  const stated = textsByKey(valueAt(english, [namespace]));
  return texts.filter(([key]) => !stated.has(key));
}

function stepsOf(key: string): string[] {
  return key.split('.');
}

/** Finds the steps of a text, or of another plural form of one. */
function pathsIn(words: unknown): TextSource['pathOf'] {
  const paths = new Map(wordTexts(words).map(({ path: steps }) => [keyOf(steps), steps]));
  return (key) =>
    paths.get(key) ?? [...(paths.get(`${stemOf(key)}_other`) ?? []).slice(0, -1), stepsOf(key).at(-1) ?? ''];
}

/** The value of a file of words; an empty one where it is missing or is not JSON, which `validate` reports. */
export function readWordFile(file: string): unknown {
  if (!existsSync(file)) return {};
  const text = decodeText(readFileSync(file));
  return typeof text === 'string' ? (parseJsonc(text).value ?? {}) : {};
}
