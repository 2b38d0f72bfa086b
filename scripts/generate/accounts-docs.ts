// Writes docs/accounts.md from docs/requirements.json and the tests that prove them; `--check` fails when it is stale. Both fail when
// a requirement has no test, or one that did not pass in the last `npm test`.
import { join } from 'node:path';
import { findFaults } from '../proofs/find-faults.ts';
import { readProofs } from '../proofs/find-proofs.ts';
import { passedTitles } from '../proofs/passed-titles.ts';
import { inArabic, partOf, readRequirements } from '../proofs/requirements.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';
import { testLinks } from './test-links.ts';

const root = join(import.meta.dirname, '../..');
const headings = {
  4: 'States and transitions (part 4 of the specification)',
  5: 'Validation (part 5)',
  8: 'Errors (part 8)',
};

const requirements = await readRequirements(root);
const proofs = readProofs(root);
const ids = requirements.flatMap(({ id, isInArabicToo }) => (isInArabicToo ? [id, inArabic(id)] : [id]));
const unknown = [...proofs.keys()].filter((id) => /^\d/.test(id) && !ids.includes(id));
const faults = [
  ...findFaults(ids, proofs, passedTitles(root)),
  ...unknown.map((id) => `${id}, which ${proofs.get(id)?.[0]?.file} proves, is not in docs/requirements.json`),
];
for (const fault of faults) console.error(`docs/requirements.json: ${fault}.`);
if (faults.length > 0) process.exitCode = 1;

const testsOf = (id: string) => testLinks(proofs.get(id) ?? []);
const parts = ([4, 5, 8] as const).flatMap((part) => {
  const rows = requirements
    .filter((requirement) => partOf(requirement) === part && !requirement.isInArabicToo)
    .map(({ id, text }) => [id, text, testsOf(id)]);
  return rows.length === 0 ? [] : [`## ${headings[part]}`, table(['Id', 'Requirement', 'Proven by'], rows)];
});
const entries = requirements.filter(({ isInArabicToo }) => isInArabicToo);
const catalogue = table(
  ['Id', 'Entry', 'Read in English', 'Read in Arabic'],
  entries.map(({ id, text }) => [id, text, testsOf(id), testsOf(inArabic(id))]),
);
const page = [
  '<!-- Generated from docs/requirements.json and the tests by scripts/generate/accounts-docs.ts. -->',
  '# Accounts',
  'What the specification says of accounts, and the tests that prove it. A test says so above itself, as in `// @proves 4.1`. The ' +
    'page is refused while a requirement has no test, or one that did not pass when `npm test` ran last.',
  ...parts,
  '## Error catalogue (part 8, what belongs to accounts)',
  'Each entry is provoked in a browser and read there. Every page of these tests also fails on an unhandled rejection or an ' +
    'error in the console. Firebase and reCAPTCHA are doubled in the browser; everything else is the sandbox.',
  catalogue,
];
await deliver(join(root, 'docs'), new Map([['accounts.md', `${page.join('\n\n')}\n`]]), 'npm run generate');
