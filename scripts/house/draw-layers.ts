import type { FolderImport } from './folder-imports.ts';

/** A layer of a zone with the folders that belong to it. */
export interface Layer {
  name: string;
  folders: readonly string[];
}

export interface Drawn {
  zone: string;
  /** The highest first. */
  layers: readonly Layer[];
  folderImports: readonly FolderImport[];
}

/** Columns of a line. */
const WIDTH = 120;
const NAME = 14;

/**
 * Draws the layers of a zone as text, the highest first: the layers that each imports from, and its folders where it has several.
 * Counts are left out, as any change of the code would make the picture stale.
 */
export function drawLayers({ zone, layers, folderImports }: Drawn): string {
  const layerOf = new Map(layers.flatMap((layer) => layer.folders.map((folder) => [folder, layer])));
  const importedBy = (layer: Layer) => {
    const targets = folderImports.filter(({ from }) => layerOf.get(from) === layer).map(({ to }) => layerOf.get(to));
    return layers.filter((other) => other !== layer && targets.includes(other)).map(({ name }) => name);
  };
  const lines = layers.flatMap((layer) => {
    const { name, folders } = layer;
    const lower = importedBy(layer);
    const head = `  ${name}`.padEnd(NAME + 2);
    const arrow = lower.length > 0 ? inLines(`${head} ──▶ `, ' '.repeat(NAME + 7), lower) : [head.trimEnd()];
    return [...arrow, ...(folders.length > 1 ? inLines('    ', '    ', [...folders].sort()) : [])];
  });
  return [zone, ...lines].join('\n');
}

/** Names with commas, in lines that begin with an indent. */
function inLines(first: string, indent: string, names: readonly string[]): string[] {
  const lines = [first];
  for (const [index, name] of names.entries()) {
    const word = index < names.length - 1 ? `${name}, ` : name;
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = last + word;
  }
  return lines.map((line) => line.trimEnd());
}
