import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { importsOf, readGraph } from '#scripts/changed/graph.mjs';

const root = join(import.meta.dirname, '../../..');
const OPERATIONS = 'app/platform/generated/operations/';
const ENTRIES = ['app/main.tsx', 'app/prerender.tsx'];
/** The brand with the fewest features that a site can have. */
const SMALLEST = 'mini';

export interface CallsByFeature {
  /** `operationId` of each call that a site of the smallest brand sends, its features' calls with it. */
  readonly smallest: ReadonlySet<string>;
  /** Names of the smallest brand's features. */
  readonly smallestFeatures: ReadonlySet<string>;
  /** By name of the feature, `operationId` of each call that it brings into a site of the smallest brand. */
  readonly added: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface SentCalls {
  /** `operationId` of each call that every site sends, whatever its features. */
  readonly everywhere: ReadonlySet<string>;
  /** By name of the feature, what it sends, with what it sends through the kinds and the shell. */
  readonly byFeature: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads from the imports of the app which feature sends which call. */
export async function readSentCalls(features: readonly Pick<FeatureManifest, 'name'>[]): Promise<SentCalls> {
  const graph = await readGraph(['app']);
  const sent = (starts: readonly string[]) => operationsIn(importsOf(graph, starts));
  return {
    everywhere: sent(ENTRIES.filter((file) => graph.has(file))),
    byFeature: new Map(features.map(({ name }) => [name, sent([`app/features/${name}/feature.ts`])])),
  };
}

/** What a site of the smallest brand sends, and what each feature adds. @throws Error where the smallest brand has problems */
export async function readCallsByFeature(features: readonly FeatureManifest[]): Promise<CallsByFeature> {
  const { everywhere, byFeature } = await readSentCalls(features);
  const smallestFeatures = featuresOfSmallest();
  const ofFeatures = [...smallestFeatures].flatMap((name) => [...(byFeature.get(name) ?? [])]);
  const smallest = new Set([...everywhere, ...ofFeatures]);
  const without = (calls: ReadonlySet<string>) => new Set([...calls].filter((call) => !smallest.has(call)));
  return { smallest, smallestFeatures, added: new Map([...byFeature].map(([name, calls]) => [name, without(calls)])) };
}

function featuresOfSmallest(): Set<string> {
  const brand = loadBrands(openWorkspace(root, undefined)).brands.find(({ id }) => id === SMALLEST);
  if (!brand) throw new Error(`The brand ${SMALLEST} has problems: npx brandgen validate ${SMALLEST} names them.`);
  return new Set(brand.features.map(({ name }) => name));
}

function operationsIn(modules: ReadonlySet<string>): Set<string> {
  return new Set([...modules].filter((file) => file.startsWith(OPERATIONS)).map(operationOf));
}

/** The name of the function that a generated module exports is that of its operation. */
function operationOf(file: string): string {
  const [, name] = /export (?:async )?function (\w+)/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${file} exports no call.`);
  return name;
}
