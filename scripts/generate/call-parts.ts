// Writes schemas/generated/call-parts.json: to which domain each call belongs, which calls every site sends, and which ones each
// feature adds; `--check` fails when it is stale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFeatureFacts } from './feature-facts.ts';
import { readCallsByFeature } from './platform-guide/calls-by-feature.ts';
import { documentedCalls, type PlatformContract } from './platform-guide/documented-calls.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const contract: PlatformContract = JSON.parse(
  readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'),
);
const { smallest, added } = await readCallsByFeature(await readFeatureFacts());
const calls = documentedCalls(root, contract);
const domains = new Set(calls.map(({ domain }) => domain.id));

const parts = {
  domains: listed([...domains].map((id) => [id, callsOf(id)])),
  smallest: [...smallest].toSorted(),
  features: listed([...added].filter(([, calls]) => calls.size > 0)),
};
const output = new Map([['call-parts.json', `${JSON.stringify(parts, null, 2)}\n`]]);
await deliver(join(root, 'schemas/generated'), output, 'npm run generate');

function callsOf(id: string): string[] {
  return calls.filter(({ domain }) => domain.id === id).map(({ operationId }) => operationId);
}

function listed(entries: readonly (readonly [string, Iterable<string>])[]): Record<string, string[]> {
  const sorted = entries.map(([name, calls]) => [name, [...calls].toSorted()] as const);
  return Object.fromEntries(sorted.toSorted(([one], [other]) => one.localeCompare(other)));
}
