import { bundleContract, type ContractBundle } from './bundle-contract.ts';
import { publishedOperation } from './published-operation.ts';
import type { ContractSources } from './read-sources.ts';

/** The contract as it is published: the bundle of its sources, with the errors and the example of each call. */
export function publishContract({ examples, ...sources }: ContractSources): ContractBundle {
  const { paths, ...bundle } = bundleContract(sources);
  const published = Object.entries(paths).map(([path, methods]) => {
    const calls = Object.entries(methods).map(([method, call]) => [
      method,
      publishedOperation(path, call, examples[call.operationId]),
    ]);
    return [path, Object.fromEntries(calls)];
  });
  return { ...bundle, paths: Object.fromEntries(published) };
}
