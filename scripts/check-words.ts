// `npm run check:words`: finds faults in the words of every language, hard-coded texts, and prose that reads as translated.
// `-- --report` prints a table of the languages instead of each fault; `-- DE ES` looks at the words of some languages alone.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../schemas/generated/words.ts';
import { checkLanguages, faultLine } from './words/check-languages.ts';
import { findLiterals } from './words/find-literals.ts';
import { findMissingEntries } from './words/find-missing-entries.ts';
import { commentsOf, findOddPhrases, findUnsaidWords } from './words/find-odd-phrases.ts';
import { reportTable } from './words/report-table.ts';

const REFERENCE = 'EN';

/** Tests and the kit page are not shown to players. */
const NOT_SHOWN = /\.(test|fixture)\.tsx$|^app\/kit-page\//;

/** Folders and files whose comments and texts are checked for phrases that read as translated. */
const PROSE = [
  'README.md',
  'CONTRIBUTING.md',
  'docs',
  'locales/EN',
  'schemas/parts',
  'schemas/regulators',
  'schemas/platform',
  'schemas/brand.schema.json',
  'schemas/feature.schema.json',
  'schemas/site.schema.json',
  'schemas/theme.schema.json',
  'app',
  'cli',
  'sandbox',
  'scripts',
  'tests/bench',
  'tests/brands',
  'tests/cli',
  'tests/e2e',
  'tests/features',
  'tests/firebase',
  'tests/matrix',
  'tests/screens',
];

/** The glossary and the list of phrases name what they reject; the map and the table of calls quote titles of tests. */
const NOT_PROSE =
  /^docs\/(glossary|specification-map|calls)\.md$|^scripts\/words\/find-odd-phrases|^scripts\/calls\/\w+\.json$/;

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

/** English words that are shown: of the site, and of the sandbox's messages, notices and promotions. */
const ENGLISH = /^locales\/EN\/|^sandbox\/\w+\/words\/en\.json$/;
/** Agents read these too; the words of support list what a member may type. */
const FOR_AGENTS = /^locales\/EN\/agent|^sandbox\/(content|support)\//;

function checkShownWords(): string[] {
  return ['locales/EN', 'sandbox']
    .flatMap((root) => filesIn(root))
    .filter((file) => ENGLISH.test(file))
    .flatMap((file) => {
      const phrases = findUnsaidWords(readFileSync(file, 'utf8'), { forAgents: FOR_AGENTS.test(file) });
      return phrases.map(({ line, text, instead }) => `${file}:${line} says "${text}"; write: ${instead}`);
    });
}

function checkPhrases(): string[] {
  return PROSE.flatMap((root) => filesIn(root))
    .filter((file) => !NOT_PROSE.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const phrases = findOddPhrases(/\.m?tsx?$|\.mjs$/.test(file) ? commentsOf(text) : text);
      return phrases.map(({ line, text, instead }) => `${file}:${line} says "${text}"; write: ${instead}`);
    });
}

function filesIn(root: string): string[] {
  if (!statSync(root).isDirectory()) return [root];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(root, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.(md|json|ts|tsx|mjs)$/.test(file))
    .sort();
}

function read<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const asked = process.argv.slice(2);
const codes = asked.filter((word) => !word.startsWith('--'));
const { languages, others } = checkLanguages('.', codes);
const inWords = [...others, ...languages.flatMap(({ faults }) => faults.map((fault) => faultLine('.', fault)))];
const inCode =
  codes.length > 0 ? [] : [...checkComponents(), ...checkEntries(), ...checkPhrases(), ...checkShownWords()];
if (asked.includes('--report')) process.stdout.write(`${reportTable(languages)}\n`);
else for (const fault of [...inWords, ...inCode]) process.stderr.write(`${fault}\n`);
if (inWords.length + inCode.length > 0) process.exitCode = 1;
