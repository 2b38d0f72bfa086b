// Writes docs/decisions.md from the decisions' own heads; `--check` fails when it is stale.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS, readDecision } from './decision-head.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const docs = join(import.meta.dirname, '../../docs');

const decisions = readdirSync(join(docs, 'decisions'))
  .toSorted()
  .map((file) => readDecision(file, readFileSync(join(docs, 'decisions', file), 'utf8')));

const page = [
  '<!-- Generated from docs/decisions/ by scripts/generate/decision-index.ts. -->',
  '# Decisions',
  'Why things are as they are, by part. Each decision names its part and its status below its title; numbers that are missing were ' +
    'never used.',
  ...PARTS.flatMap((part) => [
    `## ${part}`,
    table(
      ['Number', 'Decision', 'Status'],
      decisions
        .filter((decision) => decision.part === part)
        .map(({ file, number, title, status }) => [`[${number}](decisions/${file})`, title, status]),
    ),
  ]),
].join('\n\n');

await deliver(docs, new Map([['decisions.md', `${page}\n`]]), 'npm run generate');
