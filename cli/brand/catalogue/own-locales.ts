import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkLocale } from '#schemas/generated/config/locale.js';
import { suggest } from '../schema/did-you-mean.ts';
import { languageMeant } from '../shared/language-meant.ts';
import { type Report, readShared } from '../shared/read-shared.ts';
import { wordDoubts } from '../shared/word-doubts.ts';
import { unknownNamespace, wordFindings } from '../shared/word-findings.ts';
import { stemOf } from '../shared/word-keys.ts';
import { isLinkedAway, linkedAway } from '../source/home.ts';
import { builtInLocales, isFolder, type Workspace } from '../workspace/workspace.ts';
import { type Catalogue, namespacesOf } from './catalogue.ts';

const ENDING = '.json';

/** Problems of files in the workspace's own locales/ that no site would use, whether or not a brand needs them. */
export function localeProblems(workspace: Workspace, catalogue: Catalogue): Problem[] {
  return ownFolders(workspace).flatMap((locales) =>
    namesIn(locales).flatMap((code) => {
      const folder = join(locales, code);
      if (!isFolder(folder)) return isLooseFile(code) ? [problemInFile(folder, looseFile(code, catalogue))] : [];
      if (isLinkedAway(folder, locales)) return [problemInFile(folder, linkedAway('folder'))];
      if (!Object.hasOwn(catalogue.languages.table, code))
        return [problemInFile(folder, unknownLanguage(code, catalogue))];
      return namespacesIn(folder).flatMap((namespace) => wordProblems({ locales, code, namespace }, catalogue));
    }),
  );
}

/**
 * Probable oversights in the workspace's own locales/: plural texts of the package of which only some forms are replaced,
 * so that old and new words mix, and texts that leave out a placeholder.
 */
export function localeWarnings(workspace: Workspace, catalogue: Catalogue): Problem[] {
  return ownFolders(workspace).flatMap((locales) =>
    namesIn(locales)
      .filter((code) => Object.hasOwn(catalogue.languages.table, code))
      .flatMap((code) =>
        namespacesIn(join(locales, code))
          .filter((namespace) => namespacesOf(catalogue).includes(namespace))
          .flatMap((namespace) => wordWarnings({ locales, code, namespace }, catalogue)),
      ),
  );
}

function wordWarnings({ locales, code, namespace }: LocaleFile, catalogue: Catalogue): Problem[] {
  // Its problems are reported where it is checked.
  const file = { file: join(locales, code, `${namespace}${ENDING}`), home: locales };
  const read = readShared(file, checkLocale, () => undefined);
  if (!read) return [];
  const known = catalogue.places(code, namespace);
  const doubts = wordDoubts({ words: read.value, all: read.value, known, forms: catalogue.forms(code) });
  // Forms that the package lacks too are reported as missing.
  const missing = new Set(catalogue.missingWords(code, namespace).map(stemOf));
  return doubts
    .filter(({ path, finding }) => finding.rule !== 'partial-forms' || !missing.has(stemOf(path.join('.'))))
    .map(({ path, finding, part }) => read.document.problem(path, finding, part));
}

function ownFolders(workspace: Workspace): string[] {
  return workspace.locales.filter((folder) => folder !== builtInLocales(workspace));
}

function namespacesIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
}

interface LocaleFile {
  readonly locales: string;
  readonly code: string;
  readonly namespace: string;
}

function wordProblems({ locales, code, namespace }: LocaleFile, catalogue: Catalogue): Problem[] {
  const path = join(locales, code, `${namespace}${ENDING}`);
  const namespaces = namespacesOf(catalogue);
  if (!namespaces.includes(namespace)) return [problemInFile(path, unknownNamespace(namespace, namespaces))];
  const problems: Problem[] = [];
  const report: Report = (reported) => reported.forEach((problem) => void problems.push(problem));
  const file = readShared({ file: path, home: locales }, checkLocale, report);
  if (!file) return problems;
  const texts = catalogue.places(code, namespace);
  const check = { namespace, words: file.value, known: texts, forms: catalogue.forms(code), canBeBlank: true };
  return wordFindings(check).map(({ path, finding, part }) => file.document.problem(path, finding, part));
}

function unknownLanguage(code: string, { languages }: Catalogue): Finding {
  return {
    rule: 'language',
    message: 'This folder is not named after a language.',
    expected: 'a code of locales/languages.json',
    received: plainValue(code),
    fix: suggest(
      code,
      Object.keys(languages.table),
      'Correct the name, or add the language to locales/languages.json.',
    ),
  };
}

/** Whether a file outside a language's folder may be meant as words. Notes are not. */
function isLooseFile(name: string): boolean {
  return /\.json[c5]?$/i.test(name) && name !== 'languages.json';
}

function looseFile(name: string, { languages }: Catalogue): Finding {
  const code = languageMeant(parse(name).name, languages.table)?.code ?? 'EN';
  return {
    rule: 'loose-words',
    message: 'Nothing reads this file: each language has a folder, with a file for each feature.',
    expected: `a file such as locales/${code}/shell.json`,
    received: plainValue(name),
    fix: `Move the texts to locales/${code}/shell.json and to the files of their features.`,
  };
}

function namesIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
