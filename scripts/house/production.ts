import { readFileSync } from 'node:fs';
import { readGraph } from '#scripts/changed/graph.mjs';

/** Imports of each module, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Tests, what only tests use, and generated files. */
const OTHER = /\.(test|fixture|spec)\.[jt]sx?$|\/(testing|generated)\//;

/** The imports among modules of production, those of types included, and the text of each module. */
export async function readProduction(
  folders: readonly string[],
): Promise<{ imports: Imports; texts: Map<string, string> }> {
  const graph = await readGraph(folders, { types: true });
  const files = [...graph.keys()]
    .filter((file) => /\.[jt]sx?$/.test(file) && !OTHER.test(file))
    .filter((file) => folders.includes(file.split('/')[0] ?? ''))
    .sort();
  const kept = new Set(files);
  return {
    imports: new Map(files.map((file) => [file, (graph.get(file) ?? []).filter((to) => kept.has(to))])),
    texts: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
  };
}
