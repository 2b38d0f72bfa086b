// Writes docs/accounts.md from scripts/accounts/rules.json; `--check` fails when it is stale. Both fail when a rule has no
// test, or names one that does not exist or did not pass in the last `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from '../accounts/find-faults.ts';
import { passedTitles } from '../accounts/passed-titles.ts';
import { type AccountRule, readRules, toProofs } from '../accounts/rules.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const headings = {
  4: 'States and transitions (part 4 of the specification)',
  5: 'Validation (part 5)',
  8: 'Errors (part 8)',
};

const rules = await readRules(root);
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
const faults = findFaults(rules, read, passedTitles(root));
for (const fault of faults) console.error(`scripts/accounts/rules.json: ${fault}.`);
if (faults.length > 0) process.exitCode = 1;

const parts = ([4, 5, 8] as const).flatMap((part) => {
  const rows = rules.filter((rule) => rule.part === part && !rule.arabic).map((rule) => [rule.rule, proofText(rule)]);
  return rows.length === 0 ? [] : [`## ${headings[part]}`, table(['Rule', 'Proven by'], rows)];
});
const entries = rules.filter(({ arabic }) => arabic);
const catalogue = table(
  ['Entry', 'Read in English', 'Read in Arabic'],
  entries.map(({ rule, tests, arabic = [] }) => [rule, namesOf(tests), namesOf(arabic)]),
);
const page = [
  '<!-- Generated from scripts/accounts/rules.json by scripts/generate/accounts-docs.ts. -->',
  '# Accounts',
  'What the specification says of accounts, and the tests that prove it. The page is refused while a rule names a test that ' +
    'does not exist, or that did not pass when `npm test` ran last.',
  ...parts,
  '## Error catalogue (part 8, what belongs to accounts)',
  'Each entry is provoked in a browser and read there. Every page of these tests also fails on an unhandled rejection or an ' +
    'error in the console. Firebase and reCAPTCHA are doubled in the browser; everything else is the sandbox.',
  catalogue,
];
await deliver(join(root, 'docs'), new Map([['accounts.md', `${page.join('\n\n')}\n`]]), 'npm run generate');

function proofText(rule: AccountRule): string {
  if (rule.open) return '*nothing yet*';
  return namesOf(rule.tests);
}

function namesOf(tests: readonly string[]): string {
  return toProofs(tests)
    .map(({ file, title }) => `${title} ([${file.split('/').at(-1)}](../${file}))`)
    .join('<br>');
}
