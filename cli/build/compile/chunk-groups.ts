import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** The part of a bundler's module graph that tells what a module imports. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts what every site loads first into two chunks: npm packages, which seldom change, and the shell. Everything else
 * keeps the chunks that its importers ask for, so no feature's module can end up in a chunk that other brands load.
 */
export function chunkGroups(main: string): Group[] {
  const first = firstLoadOf(main);
  return [
    group('vendor', 2, (id, modules) => id.includes('/node_modules/') && first(modules).has(id)),
    group('shell', 1, (id, modules) => first(modules).has(id)),
  ];
}

function group(name: string, priority: number, holds: (id: string, modules: ModuleGraph) => boolean): Group {
  return {
    name: (id, modules) => (holds(id, modules) ? name : null),
    debugName: name,
    priority,
    includeDependenciesRecursively: false,
  };
}

/** What is reached from the site's entry by static imports alone. The graph is complete when chunks are made. */
function firstLoadOf(main: string): (modules: ModuleGraph) => ReadonlySet<string> {
  let reached: Set<string> | undefined;
  return (modules) => {
    reached ??= staticallyReached(main, modules);
    return reached;
  };
}

function staticallyReached(main: string, modules: ModuleGraph): Set<string> {
  const reached = new Set([main]);
  // A set yields what is added to it while it is walked.
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
