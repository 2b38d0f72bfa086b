// `npm run house`: counts how the production code stands: imports between folders, repeats, styles and sizes.
import { countClimbs, findOrder } from './house/best-order.ts';
import { countFolderImports, graphOf } from './house/folder-imports.ts';
import { findKnots } from './house/knots.ts';
import { LAYERS_OF } from './house/layers.mjs';
import { type Imports, readProduction } from './house/production.ts';
import { countImportLines, countRepeats } from './house/repeats.ts';
import { countStyleValues } from './house/style-values.ts';

const FOLDERS = ['app', 'cli', 'sandbox', 'themes', 'schemas', 'scripts'];
const ZONES = Object.keys(LAYERS_OF);

const { imports, texts } = await readProduction(FOLDERS);
const files = [...texts.keys()];
const countLines = (text: string) => text.split('\n').length - 1;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function describeZone(zone: string): [string, string][] {
  const between = countFolderImports(imports, zone);
  const graph = graphOf(between);
  const total = sum(between.map(({ count }) => count));
  const declared = LAYERS_OF[zone];
  return [
    [
      `${zone}: folder imports that run upwards, in the ${declared ? 'declared order' : 'best order found'}`,
      `${countClimbs(declared ?? findOrder(between), between)} of ${total}`,
    ],
    [`${zone}: largest knot of folders`, `${findKnots(graph)[0]?.length ?? 0} of ${graph.size}`],
  ];
}

function countSingleImporters(all: Imports): number {
  const importers = new Map<string, number>();
  for (const target of [...all.values()].flat()) importers.set(target, (importers.get(target) ?? 0) + 1);
  return [...importers.values()].filter((count) => count === 1).length;
}

const styles = files.filter((file) => file.endsWith('.css.ts')).map((file) => texts.get(file) ?? '');
const app = files.filter((file) => file.startsWith('app/'));
const lines = sum([...texts.values()].map(countLines));

const rows: [string, string][] = [
  ...ZONES.flatMap(describeZone),
  ['import circles', String(findKnots(imports).length)],
  ['places that repeat six lines', String(countRepeats(texts.values()))],
  ...Object.entries(countStyleValues(styles)).map(([row, count]): [string, string] => [
    `distinct ${row}`,
    String(count),
  ]),
  ['files with one importer', share(countSingleImporters(imports), files.length)],
  ['lines that import', share(sum([...texts.values()].map(countImportLines)), lines)],
  ['app: lines', String(sum(app.map((file) => countLines(texts.get(file) ?? ''))))],
  ['app: files', String(app.length)],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
