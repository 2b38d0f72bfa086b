import { importsOf } from './graph.mjs';

const FEATURE = /^app\/features\/([\w-]+)\/feature\.ts$/;
const OPERATION = /^sandbox\/[\w-]+\/operations\/([\w-]+)\.ts$/;
/** Lists of everything. Each entry is reached by its own name. */
const LISTS = ['sandbox/generated/handlers.ts', 'schemas/generated/platform.openapi.json'];
/** Domains guard and hear calls of other domains, which do not import them. */
const DOMAINS = 'sandbox/generated/domains.ts';
/**
 * Parts of the platform that know domains to steer, show or fill them, that do something at its time, such as paying salaries, or
 * that serve pages of their own: a domain is not a part of all calls for that.
 */
const ABOVE_DOMAINS =
  /^sandbox\/((control|console|seed)\/|contracts\/run-salaries|lottery\/draws\/run-draws|games\/lively-board|[\w-]+\/(console-card|control|seed-vast-\w+)|(play|support-chat)\/[\w-]+-routes)/;

/**
 * Finds the part of the product that each module belongs to.
 * @param graph each module's imports
 * @returns `featuresOf(file)`: the features that run it, or undefined where every page does; `featuresUsing(file)`: those that
 * import it themselves, though every page runs it; and `callsOf(file)`: the calls whose answer it can change, as names of files of
 * operations, such as `team-bets`, or undefined where those are all
 */
export function readProduct(graph) {
  const app = importsOf(graph, ['app/main.tsx', 'app/prerender.tsx']);
  const platform = importsOf(graph, ['sandbox/main.ts']);
  const above = [...graph.keys()].filter((file) => ABOVE_DOMAINS.test(file));
  const everyCall = importsOf(graph, ['sandbox/main.ts', DOMAINS], new Set([...LISTS, ...above]));
  const features = closures(graph, FEATURE);
  const operations = closures(graph, OPERATION);
  const partsWith = (parts, file) => [...parts].filter(([, files]) => files.has(file)).map(([name]) => name);

  return {
    features: [...features.keys()],
    featuresOf: (file) => (app.has(file) ? undefined : partsWith(features, file)),
    featuresUsing: (file) => partsWith(features, file),
    callsOf(file) {
      if (LISTS.includes(file)) return [];
      const calls = partsWith(operations, file);
      if (!file.startsWith('sandbox/') || !platform.has(file)) return calls;
      if (everyCall.has(file)) return undefined;
      return calls.length > 0 ? calls : callsBeside(file, graph);
    },
  };
}

/** Calls of the folder of a module that no call runs, such as one that serves a page: it shows what they do, or fills it. */
function callsBeside(file, graph) {
  const [, domain] = file.split('/');
  const calls = [...graph.keys()]
    .filter((other) => other.startsWith(`sandbox/${domain}/`))
    .map((other) => OPERATION.exec(other)?.[1]);
  const named = calls.filter((call) => call !== undefined);
  return named.length > 0 ? named : undefined;
}

function closures(graph, pattern) {
  const roots = [...graph.keys()].flatMap((file) => (pattern.exec(file)?.[1] ? [[pattern.exec(file)[1], file]] : []));
  return new Map(roots.map(([name, file]) => [name, importsOf(graph, [file])]));
}
