import type { BuiltSite } from '#cli/build/built-site.ts';
import type { Style } from '#cli/terminal/terminal.ts';

const HEADINGS = ['Site', 'Features', 'Languages', 'Files', 'First JS', 'First CSS', 'Time', 'From the cache'];
const FROM_CACHE: Readonly<Record<BuiltSite['fromCache'], string>> = {
  site: 'the whole site',
  app: 'the compiled app',
  shared: 'the compiled app, shared',
  nothing: 'nothing',
};
/** Columns of numbers, which are right-aligned. */
const NUMBERS = new Set([1, 3, 4, 5, 6]);

/** Table of a build with a line per site and a total. Sizes are after gzip, in kilobytes of 1000 bytes. */
export function buildTable(sites: readonly BuiltSite[], milliseconds: number, style: Style): string {
  const rows = sites.map(rowOf);
  const widths = HEADINGS.map((heading, index) =>
    Math.max(heading.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (NUMBERS.has(index) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  const sum = `${sites.length} ${sites.length === 1 ? 'site' : 'sites'} in ${seconds(milliseconds)}`;
  return [style.bold(line(HEADINGS)), ...rows.map(line), '', style.good(sum)].join('\n');
}

function rowOf(site: BuiltSite): string[] {
  const { site: id, features, languages, files, firstLoad, milliseconds, fromCache } = site;
  return [
    id,
    String(features.length),
    languages.join(' '),
    String(files),
    kilobytes(firstLoad.js),
    kilobytes(firstLoad.css),
    seconds(milliseconds),
    FROM_CACHE[fromCache],
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
