import { importsOf } from './graph.mjs';

const FEATURE = /^app\/features\/([\w-]+)\/feature\.ts$/;
const OPERATION = /^sandbox\/[\w-]+\/operations\/([\w-]+)\.ts$/;
/** Lists of everything. What stands in them is reached by its own name. */
const LISTS = ['sandbox/generated/handlers.ts', 'schemas/platform/openapi.json'];
/** Parts of the platform that know every domain, to steer, show or fill it: a domain is not a part of all calls for that. */
const ABOVE_DOMAINS = /^sandbox\/(control|console|seed)\//;

/**
 * Which part of the product each module belongs to.
 * @param graph each module's imports
 * @returns `featuresOf(file)`: the features that run it, or undefined where every page or every call does; and
 * `featuresUsing(file)`: those that import it themselves, though every page runs it
 */
export function readProduct(graph) {
  const app = importsOf(graph, ['app/main.tsx', 'app/prerender.tsx']);
  const platform = importsOf(graph, ['sandbox/main.ts']);
  const above = [...graph.keys()].filter((file) => ABOVE_DOMAINS.test(file));
  const everyCall = importsOf(graph, ['sandbox/main.ts'], new Set([...LISTS, ...above]));
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
    featuresUsing: (file) => partsWith(features, file),
    featuresOf(file) {
      if (LISTS.includes(file)) return [];
      const calls = partsWith(operations, file);
      const isOfPlatform = file.startsWith('sandbox/') && platform.has(file);
      if (isOfPlatform && (everyCall.has(file) || calls.length === 0)) return undefined;
      return merged([featuresOfModule(file), featuresOfCalls(calls)]);
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
