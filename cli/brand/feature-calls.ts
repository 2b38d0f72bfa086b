import featureCalls from '#schemas/generated/feature-calls.json' with { type: 'json' };
import { operationList } from '#schemas/generated/operation-list.ts';

/** Calls of our own that a feature sends, by operation. */
interface FeatureCalls {
  /** Without one of them the feature is off. */
  readonly needs: readonly string[];
  /** Without one of them it leaves out what needs the call. */
  readonly optional: readonly string[];
}

const byFeature: Readonly<Record<string, FeatureCalls>> = featureCalls;
const addresses: ReadonlyMap<string, string> = new Map(
  Object.entries(operationList).map(([operation, { method, path }]) => [operation, `${method} ${path}`]),
);

/** The calls that a feature needs, those of the features that it needs among them. */
export function neededCalls(feature: string): readonly string[] {
  return byFeature[feature]?.needs ?? [];
}

/** Features that need a call, by its method and path, none for a call that they can do without: what a site reads when its platform lacks one. */
export function featuresByCall(features: readonly string[]): Record<string, string[]> {
  const calls = [
    ...new Set(features.flatMap((feature) => [...neededCalls(feature), ...(byFeature[feature]?.optional ?? [])])),
  ];
  return Object.fromEntries(
    calls.map((call) => [addressOf(call), features.filter((feature) => neededCalls(feature).includes(call))]),
  );
}

/** Those of the calls that some of the features can do without, by method and path. */
export function optionalCalls(features: readonly string[], calls: readonly string[]): string[] {
  const optional = new Set(features.flatMap((feature) => byFeature[feature]?.optional ?? []));
  return calls.filter((call) => optional.has(call)).map(addressOf);
}

function addressOf(operation: string): string {
  const address = addresses.get(operation);
  if (address === undefined) throw new Error(`The contract has no call ${operation}.`);
  return address;
}
