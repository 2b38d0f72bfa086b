import type { Rolldown } from 'vite';
import { featureOf, ownModule } from './own-module.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** The part of a bundler's module graph that lists a module's imports. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const DIALOG_MODULE = /^app\/kit\/(dialog\/|focus\/use-|theme\/link\.css|toast\/use-auto-close)/;

/** A package's index names all its parts; these parts are for a few features, whose chunks contain them. */
const SELDOM_USED =
  /\/@tanstack\/(query-core\/.*\/(queries|infiniteQuery|mutation)Observer|react-query\/.*\/use(Queries|InfiniteQuery|Mutation))\.js$/;

export interface ChunkRoots {
  /** The package's root. */
  root: string;
  /** The site's entry. */
  main: string;
  /** The entries of the features, except of those that few brands have. */
  features: readonly string[];
  /** Modules that features name in the `chunks` of their `feature.json`, by group. */
  shell: readonly string[];
  early: readonly string[];
  /** Modules of the shell that every page loads behind its first paint. */
  behind: readonly string[];
  list: readonly string[];
  /** Modules of the shell for the log-in's sheet and its forms. */
  logIn: readonly string[];
}

/**
 * Puts the first load of every site into two chunks: npm packages, which rarely change, and the shell with the parts of the
 * kit that a feature's entry or a module of the group `shell` imports. Dialogs are a third, and the remaining imports of the
 * group `list` a fourth; what a list shares with its feature's other parts is one chunk of that feature. As separate chunks, each
 * part would be a request before the page is usable; so would those of the log-in, which are a fifth. What every page loads behind its
 * first paint is one chunk of the shell and the kit, and one of each feature that takes part. Everything else stays in its importers' chunks, so no feature's module can
 * end up in a chunk that other brands load.
 */
export function chunkGroups({ root, main, features, shell, early, behind, list, logIn }: ChunkRoots): Group[] {
  const isPackage = (id: string) => id.includes('/node_modules/') && ownModule(root, id) === undefined;
  const isOfFeature = (id: string) => featureOf(root, id) !== undefined;
  const first = reachedFrom([main]);
  const firstOfAll = reachedFrom([main, ...features, ...shell]);
  const behindPage = reachedFrom([...behind, ...early]);
  const soon = reachedFrom([main, ...features, ...shell, ...early, ...behind]);
  const ofList = reachedFrom(list);
  const ofLogIn = reachedFrom(logIn);
  const firstPages = reachedFrom(shell);
  const besideList = reachedFrom([main, ...features], list);
  return [
    group('vendor', 3, (id, modules) => isPackage(id) && !SELDOM_USED.test(id) && first(modules).has(id)),
    // Include modules shared with its later parts: they would be requests of their own.
    {
      name: (id, modules) =>
        firstPages(modules).has(id) && featureOf(root, id) ? `${featureOf(root, id)}-first` : null,
      debugName: 'first',
      priority: 2,
      includeDependenciesRecursively: false,
    },
    group('shell', 2, (id, modules) => !isOfFeature(id) && !isPackage(id) && firstOfAll(modules).has(id)),
    group(
      'behind',
      2,
      (id, modules) =>
        !isOfFeature(id) &&
        !SELDOM_USED.test(id) &&
        !DIALOG_MODULE.test(ownModule(root, id) ?? '') &&
        behindPage(modules).has(id),
    ),
    // A feature's own parts that are all loaded behind the first page are one request, too.
    {
      name: (id, modules) => {
        const owner = featureOf(root, id);
        return owner && behindPage(modules).has(id) ? `${owner}-early` : null;
      },
      debugName: 'early',
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: (id, modules) => {
        const owner = featureOf(root, id);
        return owner && ofList(modules).has(id) && besideList(modules).has(id) ? `${owner}-list` : null;
      },
      debugName: 'beside a list',
      priority: 1,
      includeDependenciesRecursively: false,
    },
    // Small, and always used together.
    group('dialog', 1, (id) => DIALOG_MODULE.test(ownModule(root, id) ?? '')),
    group('list', 0, (id, modules) => {
      if (isOfFeature(id) || isPackage(id)) return false;
      return ofList(modules).has(id) && !soon(modules).has(id);
    }),
    group('log-in', 0, (id, modules) => {
      if (isOfFeature(id) || isPackage(id)) return false;
      return ofLogIn(modules).has(id) && !soon(modules).has(id);
    }),
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

/**
 * Modules reachable by static imports alone; also by dynamic ones, if there are modules to leave out. The graph is complete when
 * chunks are made.
 */
function reachedFrom(
  roots: readonly string[],
  without?: readonly string[],
): (modules: ModuleGraph) => ReadonlySet<string> {
  let reached: Set<string> | undefined;
  return (modules) => {
    reached ??= allReached(roots, modules, without);
    return reached;
  };
}

function allReached(roots: readonly string[], modules: ModuleGraph, without?: readonly string[]): Set<string> {
  const reached = new Set(roots);
  // Iterating over a set includes elements added meanwhile.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const later = without ? dynamicallyImportedIds.filter((next) => !without.includes(next)) : [];
    for (const next of [...importedIds, ...later]) reached.add(next);
  }
  return reached;
}
