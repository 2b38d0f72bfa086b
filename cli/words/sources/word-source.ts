import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A language of the table. */
export interface NamedLanguage {
  readonly code: string;
  /** BCP 47. */
  readonly tag: string;
}

/** One namespace of the product's words: a file in every language. */
export interface WordSource {
  /** `shell`, the name of a feature, or `sandbox/` and the name of a domain. */
  readonly name: string;
  /** Absolute path of its file in a language, which may not exist. */
  fileOf(language: NamedLanguage): string;
}

const ENGLISH = { code: 'EN', tag: 'en' };
const ENDING = '.json';

/** The words of the site in a folder of locales: every file that English has. */
export function siteSources(locales: string): WordSource[] {
  return namesIn(path.join(locales, ENGLISH.code)).map((name) => ({
    name,
    fileOf: ({ code }) => path.join(locales, code, `${name}${ENDING}`),
  }));
}

/** The words of the sandbox that players read. None in an installed package, which has no sources of the sandbox. */
export function sandboxSources(root: string): WordSource[] {
  const sandbox = path.join(root, 'sandbox');
  if (!existsSync(sandbox)) return [];
  const wordsOf = (domain: string) => path.join(sandbox, domain, 'words');
  return readdirSync(sandbox)
    .filter((domain) => existsSync(path.join(wordsOf(domain), `${ENGLISH.tag}${ENDING}`)))
    .sort()
    .map((domain) => ({
      name: `sandbox/${domain}`,
      fileOf: ({ tag }) => path.join(wordsOf(domain), `${tag}${ENDING}`),
    }));
}

/** All words of the product. @param root folder of the repository or of the package */
export function productSources(root: string): WordSource[] {
  return [...siteSources(path.join(root, 'locales')), ...sandboxSources(root)];
}

/** The English file of a namespace. */
export function englishFileOf(source: WordSource): string {
  return source.fileOf(ENGLISH);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}
