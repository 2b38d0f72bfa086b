import type { Rolldown } from 'vite';
import { featureOf, ownModule } from './own-module.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** The parts of the bundler's module graph that are used here. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Small modules that are always used together. */
const DIALOG_MODULE = /^app\/kit\/(dialog\/|focus\/use-|theme\/link\.css|toast\/use-auto-close)/;

/**
 * Parts of packages used by few features, which contain them in their own chunks although the package's index names
 * them.
 */
const SELDOM_USED =
  /\/@tanstack\/(query-core\/.*\/(queries|infiniteQuery|mutation)Observer|react-query\/.*\/use(Queries|InfiniteQuery|Mutation))\.js$/;

export interface ChunkRoots {
  /** The package's root. */
  root: string;
  /** The site's entry. */
  main: string;
  /** Entries of all features except those that few brands have. */
  features: readonly string[];
  /** Modules that features name in the `chunks` of their `feature.json`, by group. */
  shell: readonly string[];
  early: readonly string[];
  /** Entries of late features, by the name of the feature. */
  late: ReadonlyMap<string, string>;
  /** Modules of the shell that every page loads after its first paint. */
  behind: readonly string[];
  list: readonly string[];
  /** Modules of the shell for the log-in sheet and its forms. */
  logIn: readonly string[];
}

/**
 * Groups modules into chunks. The first load of every site has two: npm packages, which rarely change, and the shell
 * with the parts of the kit that a feature's entry or a module of the group `shell` imports. A third has the other imports
 * of the group `list`, and a fourth the log-in; a module that a list shares with other parts of
 * its feature is in one chunk of that feature. As separate chunks they would each be a request before the page is
 * usable. What every page loads after its first paint is one chunk of the shell and the kit with the dialog, and one per
 * feature that takes part; that of a late feature has its entry too, which is loaded with it. All other modules stay in
 * the chunks of their importers, so that no chunk that other brands load contains a feature's module.
 */
export function chunkGroups({ root, main, features, late, shell, early, behind, list, logIn }: ChunkRoots): Group[] {
  const isPackage = (id: string) => id.includes('/node_modules/') && ownModule(root, id) === undefined;
  const isOfFeature = (id: string) => featureOf(root, id) !== undefined;
  const first = reachedFrom([main]);
  const firstOfAll = reachedFrom([main, ...features, ...shell]);
  const behindPage = reachedFrom([...behind, ...early]);
  const lateEarly = new Set(early.flatMap((id) => featureOf(root, id) ?? []).filter((owner) => late.has(owner)));
  const lateEntries = reachedFrom([...late].flatMap(([owner, entry]) => (lateEarly.has(owner) ? [entry] : [])));
  const soon = reachedFrom([main, ...features, ...shell, ...early, ...behind]);
  const ofList = reachedFrom(list);
  const ofLogIn = reachedFrom(logIn);
  const firstPages = reachedFrom(shell);
  const besideList = reachedFrom([main, ...features], list);
  return [
    group('vendor', 3, (id, modules) => isPackage(id) && !SELDOM_USED.test(id) && first(modules).has(id)),
    // Include modules shared with its later parts, which would otherwise be separate requests.
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
        (DIALOG_MODULE.test(ownModule(root, id) ?? '') || behindPage(modules).has(id)),
    ),
    // A feature's own parts loaded after the first paint are a single request too.
    {
      name: (id, modules) => {
        const owner = featureOf(root, id);
        if (!owner) return null;
        const isLate = lateEarly.has(owner);
        if (!behindPage(modules).has(id) && !(isLate && lateEntries(modules).has(id))) return null;
        return isLate ? `feature-${owner}` : `${owner}-early`;
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
 * Modules reachable by static imports, and also by dynamic ones if some modules are left out. The graph must be
 * complete, as it is when chunks are made.
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
  // Iteration over a set includes elements added during the loop.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const later = without ? dynamicallyImportedIds.filter((next) => !without.includes(next)) : [];
    for (const next of [...importedIds, ...later]) reached.add(next);
  }
  return reached;
}
