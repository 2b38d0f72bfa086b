// Audits the home page and a game list of each brand with Lighthouse: a throttled mobile device, served as in production.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { table } from '../generate/markdown-table.ts';
import { type Audited, audit } from './audit.ts';
import { type Figures, faultsOf, figuresOf, HEADINGS, medianOf, middleOf, missedBars, row } from './figures.ts';

/** The full reports, for Lighthouse's viewer. */
const REPORTS = '.brandgen/lighthouse';

/** The category whose game list is audited. */
const LIST = 'rng';

const asked = process.argv.slice(2);
const { brands } = loadBrands(openWorkspace(process.cwd(), undefined));
const unknown = asked.filter((name) => !brands.some(({ id }) => id === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown brand: ${unknown.join(', ')}. Known brands: ${brands.map(({ id }) => id).join(', ')}.\n`,
  );
  process.exit(2);
}

mkdirSync(REPORTS, { recursive: true });
const figures: Figures[] = [];
const missed: string[] = [];
// One at a time: two runs would compete for the processor. A failed run is reported beside the others.
for (const { id, site } of brands) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const paths = ['/index', ...(site.categories.includes(LIST) ? [`/${LIST}`] : [])];
  await audit(id, paths, (path, audited) => note(`${id} ${path}`, audited)).catch((error: unknown) =>
    missed.push(`${id}: ${error instanceof Error ? error.message : error}`),
  );
}

function note(page: string, { reports, presses }: Audited): void {
  const report = medianOf(reports.simulate);
  writeFileSync(`${REPORTS}/${page.replace(' /', '-')}.json`, JSON.stringify(report));
  for (const fault of faultsOf(report)) process.stderr.write(`${page}: ${fault}\n`);
  figures.push(figuresOf(page, report, medianOf(reports.devtools), middleOf(presses)));
}

process.stdout.write(`${table(HEADINGS, figures.map(row))}\n`);
missed.push(...figures.flatMap(missedBars));
for (const bar of missed) process.stdout.write(`missed: ${bar}\n`);
if (missed.length > 0) process.exitCode = 1;
