import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'cli', 'sandbox', 'themes', 'schemas', 'scripts', 'tests'];
const MODULE = /\.m?[jt]sx?$/;

/** See graph.d.mts. */
export async function readGraph(places = FOLDERS, { types = false } = {}) {
  // Set-up runs before it is installed.
  const { parseSync } = await import('vite');
  const graph = new Map();
  for (const file of places.flatMap(modulesBelow)) {
    const text = readFileSync(file, 'utf8');
    const imports = importsIn(parseSync(file, text).module, text)
      .map(({ address, runs }) => ({ to: fileAt(address, file), runs }))
      .filter(({ to }) => to && existsSync(to));
    // The graph also has imported files that are not modules, such as words.
    for (const { to } of imports) if (!graph.has(to)) graph.set(to, []);
    graph.set(file, [...new Set(imports.filter(({ runs }) => runs || types).map(({ to }) => to))]);
  }
  return graph;
}

function modulesBelow(folder) {
  if (statSync(folder).isFile()) return [folder];
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return below.filter((file) => MODULE.test(file)).map((file) => `${folder}/${file}`);
}

/** Addresses that a module imports or passes on, each with whether it is run: an import of types alone is not. */
function importsIn({ staticImports, staticExports, dynamicImports }, text) {
  const passed = staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => moduleRequest);
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      address: moduleRequest.value,
      runs: entries.length === 0 || entries.some(({ isType }) => !isType),
    })),
    ...passed.map(({ moduleRequest, isType }) => ({ address: moduleRequest.value, runs: !isType })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      address: text.slice(start + 1, end - 1),
      runs: true,
    })),
  ];
}

/** The project's file at an address: it is written as its path, from the module or from the root. */
function fileAt(address, from) {
  const [bare] = address.split('?');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(from), bare) : undefined;
}

/** Follows imports from modules, which are part of the result. @param leaves modules whose imports do not count */
export function importsOf(graph, starts, leaves = new Set()) {
  return walk(starts, (file) => (leaves.has(file) ? [] : (graph.get(file) ?? [])));
}

/** Finds every module that imports one of these, with these themselves. */
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
    for (const reached of next(file))
      if (!seen.has(reached)) {
        seen.add(reached);
        open.push(reached);
      }
  return seen;
}
