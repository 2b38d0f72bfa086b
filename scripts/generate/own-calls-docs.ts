// Writes docs/own-calls.md from the contract's calls with `x-origin: project`; `--check` fails when it is stale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

interface Call {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  'x-origin': string;
  security?: readonly object[];
}

interface Contract {
  tags: { name: string }[];
  paths: Record<string, Record<string, Call>>;
}

const root = join(import.meta.dirname, '../..');
const contract: Contract = JSON.parse(readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'));
const own = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, call]) => call['x-origin'] === 'project')
    .map(([method, call]) => ({ ...call, name: `${method.toUpperCase()} ${path}` })),
);

const page = [
  '<!-- Generated from schemas/platform/ by scripts/generate/own-calls-docs.ts. -->',
  '# Calls of our own',
  `Beside the specification’s calls, the contract has ${own.length} calls of our own, in the style of their neighbours. A platform may ` +
    'lack them: [Features](features.md#calls-of-our-own) says what a site then goes without. In the contract they are ' +
    'marked `x-origin: project`, and there stand all their fields. [calls.md](calls.md) lists the specification’s calls.',
  ...contract.tags.flatMap(({ name }) => sectionOf(name)),
];
await deliver(join(root, 'docs'), new Map([['own-calls.md', `${page.join('\n\n')}\n`]]), 'npm run generate');

function sectionOf(tag: string): string[] {
  const rows = own
    .filter(({ tags }) => tags[0] === tag)
    .map(({ name, operationId, summary, description, security }) => [
      `\`${name}\``,
      `\`${operationId}\``,
      description ?? summary,
      tokenOf(security),
    ]);
  if (rows.length === 0) return [];
  return [
    `## ${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
    table(['Call', 'Operation', 'What it does', 'Token'], rows),
  ];
}

/** Names the token that a call needs. */
function tokenOf(security: readonly object[] = []): string {
  if (security.some((way) => 'operatorToken' in way)) return 'operator';
  return security.some((way) => 'token' in way) ? 'yes' : 'no';
}
