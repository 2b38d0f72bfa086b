// Writes docs/specification-map.md from docs/requirements.json, the sources and the tests; `--check` fails when it is stale. Both fail
// when a requirement has no feature or no test, or one that did not pass in the last `npm test`.
import { join } from 'node:path';
import { failedTitles } from '../proofs/failed-titles.ts';
import { findFaults } from '../proofs/find-faults.ts';
import { findMapFaults } from '../proofs/find-map-faults.ts';
import { readProofs } from '../proofs/find-proofs.ts';
import { readMapFacts } from '../proofs/read-map-facts.ts';
import { idsOf, inArabic, partOf, type Requirement, readRequirements } from '../proofs/requirements.ts';
import { featureRows, folderLink } from './feature-rows.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';
import { testLinks } from './test-links.ts';

const root = join(import.meta.dirname, '../..');
const headings = [
  'What the product does, and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation',
  'Roles and permissions',
  'Calls',
  'Errors',
  'Constants and limits',
] as const;

const requirements = await readRequirements(root);
const proofs = readProofs(root);
const facts = readMapFacts(root);
const ids = idsOf(requirements);
const unknown = [...proofs.keys()].filter((id) => /^\d/.test(id) && !ids.includes(id));
const faults = [
  ...findMapFaults(requirements, facts),
  ...findFaults(ids, proofs, failedTitles(root)),
  ...unknown.map((id) => `${id}, which ${proofs.get(id)?.[0]?.file} proves, is not in docs/requirements.json`),
];
for (const fault of faults) console.error(`docs/requirements.json: ${fault}.`);
if (faults.length > 0) process.exitCode = 1;

const testsOf = (id: string) => testLinks(proofs.get(id) ?? []);
const facesOf = ({ id, text, features, operations = [] }: Requirement) => [
  id,
  text,
  features.map(folderLink).join('<br>'),
  operations.map((operation) => `\`${operation}\``).join('<br>'),
];

const parts = headings.flatMap((heading, index) => {
  const rows = requirements.filter((requirement) => partOf(requirement) === index + 1 && !requirement.isInArabicToo);
  const columns = ['Id', 'Requirement', 'Feature', 'Operations', 'Proven by'];
  return [
    `## ${heading} (part ${index + 1})`,
    table(
      columns,
      rows.map((row) => [...facesOf(row), testsOf(row.id)]),
    ),
  ];
});
const catalogue = requirements
  .filter(({ isInArabicToo }) => isInArabicToo)
  .map((entry) => [...facesOf(entry), testsOf(entry.id), testsOf(inArabic(entry.id))]);
const { asked, own } = featureRows(root, requirements, facts);

const page = [
  '<!-- Generated from docs/requirements.json, the sources and the tests by scripts/generate/specification-map.ts. -->',
  '# Specification map',
  'What the specification asks for, in our own words: which part of the project does it, with which operations of the platform, and ' +
    'which tests prove it. The last two tables lead from a feature back to its requirements.',
  'A requirement has its id, words, folders and operations in `docs/requirements.json`, and a test says above itself what it proves, ' +
    'as in `// @proves 4.1`. The page is refused while a requirement has no test, or one that did not pass when `npm test` ran last; ' +
    'while a folder or an operation does not exist, or the folder does not send the operation; and while an operation of the ' +
    'specification is in no requirement.',
  ...parts,
  '## Error catalogue (part 8, what accounts meet)',
  'A journey provokes each entry in a browser and reads it there. Every page of these tests also fails on an unhandled rejection or an ' +
    'error in the console. Firebase and reCAPTCHA are doubled in the browser; everything else is the sandbox.',
  table(['Id', 'Entry', 'Feature', 'Operations', 'Read in English', 'Read in Arabic'], catalogue),
  '## From a feature to its requirements',
  table(['Folder', 'Requirements', 'Operations that it sends'], asked),
  '## Features of our own',
  'The specification does not ask for these.',
  table(['Folder', 'What players or agents get', 'Operations that it sends'], own),
];
await deliver(join(root, 'docs'), new Map([['specification-map.md', `${page.join('\n\n')}\n`]]), 'npm run generate');
