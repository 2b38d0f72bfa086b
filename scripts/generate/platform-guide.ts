// Writes docs/platform/: which calls a platform needs, and a page of each domain's; `--check` fails when one is stale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFeatureFacts } from './feature-facts.ts';
import { readCallsByFeature } from './platform-guide/calls-by-feature.ts';
import { documentedCalls, type PlatformContract } from './platform-guide/documented-calls.ts';
import { domainPage } from './platform-guide/domain-page.ts';
import { guidePage } from './platform-guide/guide-page.ts';
import { liveEventsPage } from './platform-guide/live-events-page.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const contract: PlatformContract = JSON.parse(
  readFileSync(join(root, 'schemas/generated/platform.openapi.json'), 'utf8'),
);
const features = await readFeatureFacts();
const calls = documentedCalls(root, contract);
const byFeature = await readCallsByFeature(features);
const domains = [...new Set(calls.map(({ domain }) => domain))];

const pages = new Map([
  ['README.md', guidePage({ version: contract.info.version, calls, features, byFeature })],
  ['live-events.md', liveEventsPage(contract)],
  ...domains.map(
    (domain) => [`calls/${domain.id}.md`, domainPage(calls.filter((call) => call.domain === domain))] as const,
  ),
]);
const output = new Map([...pages].map(([file, text]) => [file, `${text}\n`]));
await deliver(join(root, 'docs/platform'), output, 'npm run generate', 'calls');
