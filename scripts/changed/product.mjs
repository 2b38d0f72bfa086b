import { importsOf } from './graph.mjs';

const FEATURE = /^app\/features\/([\w-]+)\/feature\.ts$/;
const OPERATION = /^sandbox\/[\w-]+\/operations\/([\w-]+)\.ts$/;
/** Lists of everything. What stands in them is reached by its own name. */
const LISTS = new Set(['sandbox/generated/handlers.ts', 'schemas/platform/openapi.json']);

/**
 * Which part of the product each module belongs to.
 * @param graph each module's imports
 * @returns `featuresOf(file)`: the features that run it, or undefined where every page or every call does
 */
export function readProduct(graph) {
  const app = importsOf(graph, ['app/main.tsx', 'app/prerender.tsx']);
  const platform = importsOf(graph, ['sandbox/main.ts'], LISTS);
  const features = closures(graph, FEATURE);
  const operations = closures(graph, OPERATION);
  const partsWith = (parts, file) => [...parts].filter(([, files]) => files.has(file)).map(([name]) => name);
  const featuresOfModule = (file) => (app.has(file) ? undefined : partsWith(features, file));

  /** @param calls names of files of operations, such as `team-bets` */
  const featuresOfCalls = (calls) =>
    merged(calls.map((call) => featuresOfModule(`app/platform/operations/${call}.ts`)));

  return {
    features: [...features.keys()],
    featuresOfCalls,
    featuresOf(file) {
      if (platform.has(file) && file.startsWith('sandbox/')) return undefined;
      return merged([featuresOfModule(file), featuresOfCalls(partsWith(operations, file))]);
    },
  };
}

function closures(graph, pattern) {
  const roots = [...graph.keys()].flatMap((file) => (pattern.exec(file)?.[1] ? [[pattern.exec(file)[1], file]] : []));
  return new Map(roots.map(([name, file]) => [name, importsOf(graph, [file])]));
}

/** Lists as one, or undefined where one of them is. */
function merged(lists) {
  return lists.includes(undefined) ? undefined : [...new Set(lists.flat())];
}
