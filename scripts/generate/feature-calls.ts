// Writes schemas/generated/feature-calls.json, the calls of our own without which a feature is off; `--check` fails when it is stale.
import { join } from 'node:path';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { ownCallsOf } from '../contract/own-calls.ts';
import { readSources } from '../contract/read-sources.ts';
import { readFeatureFacts } from './feature-facts.ts';
import { readSentCalls } from './platform-guide/calls-by-feature.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const features = await readFeatureFacts();
const { everywhere, byFeature } = await readSentCalls(features);
const own = ownCallsOf(readSources(root)).filter((call) => !everywhere.has(call));
for (const feature of features) assertSent(feature);

const calls = features.map((feature): [string, { needs: string[]; optional: string[] }] => [
  feature.name,
  { needs: neededBy(feature), optional: feature.optionalCalls ?? [] },
]);
const listed = calls.filter(([, { needs, optional }]) => needs.length + optional.length > 0);
await deliver(
  join(root, 'schemas/generated'),
  new Map([['feature-calls.json', `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`]]),
  'npx tsx scripts/generate/feature-calls.ts',
);

/** Those that the feature itself needs, and those of the features that it needs. */
function neededBy({ name, needs, optionalCalls = [] }: FeatureManifest): string[] {
  const ofOthers = features.filter((other) => needs.includes(other.name)).flatMap(neededBy);
  const sent = own.filter((call) => byFeature.get(name)?.has(call) && !optionalCalls.includes(call));
  return [...new Set([...sent, ...ofOthers])];
}

function assertSent({ name, optionalCalls = [] }: FeatureManifest): void {
  const unsent = optionalCalls.filter((call) => !own.includes(call) || !byFeature.get(name)?.has(call));
  if (unsent.length > 0)
    throw new Error(
      `app/features/${name}/feature.json › optionalCalls: the feature sends no ${unsent.join(', ')}. Remove it.`,
    );
}
