// Writes docs/calls.md from scripts/calls/calls.json and the tests; `--check` fails when it is stale. Both fail when a call is not in the
// contract or the table, has no test, or was not sent by its test in the last `npm test`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expected, type Payload, readCalls, type SpecifiedCall } from '../calls/calls.ts';
import { type Contract, findCallFaults } from '../calls/find-call-faults.ts';
import { isList } from '../calls/fits-payload.ts';
import { readProofs } from '../proofs/find-proofs.ts';
import { lastResults } from '../proofs/last-results.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';
import { testLinks } from './test-links.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['Session and account', 'System', 'Games and content', 'Agent, points, uploads'] as const;

const calls = await readCalls(root);
const contract: Contract = JSON.parse(readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'));
const proofs = readProofs(root);
const faults = findCallFaults(calls, contract, proofs, seenCalls());
for (const fault of faults) console.error(`scripts/calls/calls.json: ${fault}.`);
if (faults.length > 0) process.exitCode = 1;

const page = [
  '<!-- Generated from scripts/calls/calls.json and the tests by scripts/generate/calls-docs.ts. -->',
  '# Calls of the specification',
  'The calls of the specification’s part 7, and a browser test that sees each of them on the wire. Every ' +
    'browser test compares each of these calls with its row and fails on a field too many, too few or other. The page is ' +
    'refused while the contract and the table differ, or while a test did not see its call when `npm test` ran last.',
  '`{number}` is a whole number, `{language}` a code such as EN, `{merchant}` the brand’s code at the platform, `{text}` ' +
    'anything that is not empty, `{text or blank}` any text, `{flag}` true or false, `{list}` a list with entries, `{picture}` a JPEG or PNG as a data URL; what ' +
    'stands in brackets may be left out. What is encrypted is a compact JWE on the wire: the sandbox refuses a plaintext with a field ' +
    'too many, too few or other than the contract’s schema has.',
  ...parts.flatMap((part) => [`## ${part}`, table(['Call', 'Payload', 'Seen by'], rowsOf(part))]),
];
await deliver(join(root, 'docs'), new Map([['calls.md', `${page.join('\n\n')}\n`]]), 'npm run generate');

function rowsOf(wanted: SpecifiedCall['part']): string[][] {
  return calls
    .filter(({ part }) => part === wanted)
    .map(({ call, payloads, encrypted }) => {
      const plain = payloads.filter((payload) => !encrypted || Object.keys(payload).length > 0).map(textOf);
      const secret = (encrypted ?? []).map((name) => `encrypted \`${name}\``);
      return [`\`${call}\``, [...secret, ...plain].join('<br>'), testLinks(proofs.get(call) ?? [])];
    });
}

function textOf(payload: Payload): string {
  const fields = Object.entries(payload).map(([key, expected]) => {
    const field = `\`${key.replace(/\?$/, '')}\` ${expectedText(expected)}`;
    return key.endsWith('?') ? `[${field}]` : field;
  });
  return fields.join('; ') || '*none*';
}

function expectedText(expected: Expected): string {
  if (typeof expected !== 'object') return String(expected);
  return isList(expected) ? expected.join(', ') : `(${textOf(expected)})`;
}

function seenCalls(): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  for (const { file, title, calls: made } of lastResults(root) ?? []) {
    const test = `${file} › ${title}`;
    seen.set(test, new Set([...(seen.get(test) ?? []), ...made]));
  }
  return seen;
}
