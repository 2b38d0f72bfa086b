// Runs once brandgen is compiled. Lists the package's files of words that lack no text of the English ones, so that `brandgen validate`
// need not read them as JSON: a file with the same digest is whole.

import { join } from 'node:path';
import { packageRoot } from '#cli/package/package-root.ts';
import { wholeWordsFile } from '#cli/package/whole-words.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { builtInLocales } from '../workspace/workspace.ts';
import { type Catalogue, namespacesOf, openCatalogue } from './catalogue.ts';

const builtIn = packageRoot();
const catalogue = openCatalogue({
  ...{ root: builtIn, builtIn, brands: [join(builtIn, 'brands')], themes: [], regulators: [] },
  locales: [builtInLocales({ builtIn })],
});

const languages = Object.entries(catalogue.languages.table).map(
  ([code, { tag }]) => [code, { tag, digests: wholeFiles(catalogue, code) }] as const,
);
writeAtomically(wholeWordsFile(), JSON.stringify(Object.fromEntries(languages)));

function wholeFiles({ words, missingWords, ...rest }: Catalogue, code: string): Record<string, string> {
  const whole = namespacesOf(rest).flatMap((namespace) => {
    const [file] = words(code, namespace).inputs;
    return file && missingWords(code, namespace).length === 0 ? [[namespace, file.digest] as const] : [];
  });
  return Object.fromEntries(whole);
}
