import type { Imports } from './production.ts';

/** Counts the modules of one folder that import a module of another. */
export interface FolderImport {
  from: string;
  to: string;
  count: number;
}

/**
 * Imports between the folders of a zone, such as `sandbox`. A module that lies directly in the zone counts as a folder.
 */
export function countFolderImports(imports: Imports, zone: string): FolderImport[] {
  const counts = new Map<string, FolderImport>();
  const below = `${zone}/`;
  for (const [file, targets] of imports) {
    for (const target of targets) {
      if (!file.startsWith(below) || !target.startsWith(below)) continue;
      const from = folderIn(below, file);
      const to = folderIn(below, target);
      if (from === to) continue;
      const pair = counts.get(`${from} ${to}`) ?? { from, to, count: 0 };
      counts.set(`${from} ${to}`, { ...pair, count: pair.count + 1 });
    }
  }
  return [...counts.values()];
}

/** The imports of folders as a graph, to look for knots in. */
export function graphOf(folderImports: readonly FolderImport[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to } of folderImports) {
    graph.set(from, [...(graph.get(from) ?? []), to]);
    if (!graph.has(to)) graph.set(to, []);
  }
  return graph;
}

/** The first folder of a file below the zone, or the file's own name. */
export function folderIn(below: string, file: string): string {
  return file.slice(below.length).split('/')[0] ?? '';
}
