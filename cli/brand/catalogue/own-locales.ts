import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { checkLocale } from '#schemas/generated/config/locale.js';
import { suggest } from '../schema/did-you-mean.ts';
import { languageMeant } from '../shared/language-meant.ts';
import { type Report, readShared } from '../shared/read-shared.ts';
import { unknownNamespace, wordFindings } from '../shared/word-findings.ts';
import { isLinkedAway, linkedAway } from '../source/home.ts';
import { builtInLocales, isFolder, type Workspace } from '../workspace/workspace.ts';
import { type Catalogue, namespacesOf } from './catalogue.ts';

const ENDING = '.json';

/** Problems of files in the workspace's own locales/ that no site would use, whether or not a brand needs them. */
export function localeProblems(workspace: Workspace, catalogue: Catalogue): Problem[] {
  const own = workspace.locales.filter((folder) => folder !== builtInLocales(workspace));
  return own.flatMap((locales) =>
    namesIn(locales).flatMap((code) => {
      const folder = join(locales, code);
      if (!isFolder(folder)) return isLooseFile(code) ? [problemInFile(folder, looseFile(code, catalogue))] : [];
      if (isLinkedAway(folder, locales)) return [problemInFile(folder, linkedAway('folder'))];
      if (!Object.hasOwn(catalogue.languages.table, code))
        return [problemInFile(folder, unknownLanguage(code, catalogue))];
      const files = namesIn(folder).filter((name) => name.endsWith(ENDING));
      return files.flatMap((name) =>
        wordProblems({ locales, code, namespace: name.slice(0, -ENDING.length) }, catalogue),
      );
    }),
  );
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
