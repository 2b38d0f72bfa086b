// `npm run check:words`: finds what would be said wrongly, not at all, or in one language only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageTable } from '../schemas/generated/language.ts';
import type { Words } from '../schemas/generated/words.ts';
import { compareWords } from './words/compare-words.ts';
import { findLiterals } from './words/find-literals.ts';
import { findMissingEntries } from './words/find-missing-entries.ts';

const REFERENCE = 'EN';

/** Tests say what they like, and the kit's own page is read by developers. */
const NOT_SHOWN = /\.(test|fixture)\.tsx$|^app\/kit-page\//;

function checkLanguages(): string[] {
  const table = read<LanguageTable>('locales/languages.json');
  const namespaces = readdirSync(path.join('locales', REFERENCE)).sort();
  return readdirSync('locales', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => checkLanguage(name, table[name]?.tag, namespaces));
}

function checkLanguage(code: string, tag: string | undefined, namespaces: readonly string[]): string[] {
  if (!tag) return [`locales/${code}: this language is not in locales/languages.json`];
  const present = readdirSync(path.join('locales', code));
  const strangers = present.filter((file) => !namespaces.includes(file));
  const faults = namespaces.flatMap((file) => {
    const own = path.join('locales', code, file);
    const words = present.includes(file) ? read<Words>(own) : {};
    const found = compareWords(read<Words>(path.join('locales', REFERENCE, file)), words, tag);
    return found.map(({ key, says }) => `${own} › ${key} ${says}`);
  });
  return [...strangers.map((file) => `locales/${code}/${file} is not in the reference language`), ...faults];
}

function checkComponents(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('app', file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.tsx') && !NOT_SHOWN.test(file))
    .sort()
    .flatMap((file) =>
      findLiterals(file, readFileSync(file, 'utf8')).map(
        ({ line, column, text }) => `${file}:${line}:${column} "${text}" is hard-coded; move it to locales/`,
      ),
    );
}

function checkEntries(): string[] {
  return readdirSync('app/features').flatMap((feature) => {
    const file = path.posix.join('app/features', feature, 'feature.ts');
    const own = path.join('locales', REFERENCE, `${feature}.json`);
    const words = existsSync(own) ? read<Words>(own) : undefined;
    const missing = findMissingEntries(readFileSync(file, 'utf8'), words);
    return missing.map((key) => `${file} names ${key}, which ${own} does not have`);
  });
}

function read<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const faults = [...checkLanguages(), ...checkComponents(), ...checkEntries()];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
