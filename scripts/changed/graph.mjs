import { pathToFileURL } from 'node:url';

const FOLDERS = ['app', 'cli', 'sandbox', 'themes', 'schemas', 'scripts', 'tests'];

/** See graph.d.mts. */
export async function readGraph(places = FOLDERS) {
  // Set-up runs before it is installed.
  const { cruise } = await import('dependency-cruiser');
  const { default: config } = await import(pathToFileURL('.dependency-cruiser.mjs').href);
  const { output } = await cruise(places, { ...config.options, validate: false });
  return new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.filter(runs).map(pathOf)]));
}

/** An import of types alone is marked as one; beside an import of what runs, it is an entry of its own. */
function runs({ dependencyTypes, resolved }) {
  return !dependencyTypes.includes('type-only') && !resolved.includes('node_modules');
}

function pathOf({ resolved }) {
  return resolved;
}

/** Everything that modules import, with themselves. @param leaves modules whose imports do not count */
export function importsOf(graph, starts, leaves = new Set()) {
  return walk(starts, (file) => (leaves.has(file) ? [] : (graph.get(file) ?? [])));
}

/** Everything that imports one of the modules, with themselves. */
export function importersOf(graph, starts) {
  const importers = new Map();
  for (const [from, imports] of graph)
    for (const to of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  return walk(starts, (file) => importers.get(file) ?? []);
}

function walk(starts, next) {
  const seen = new Set(starts);
  const open = [...seen];
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const found of next(file))
      if (!seen.has(found)) {
        seen.add(found);
        open.push(found);
      }
  return seen;
}
