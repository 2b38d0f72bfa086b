// Lighthouse on `/index` of each brand: a mobile device with simulated throttling, served as in production.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { table } from '../generate/markdown-table.ts';
import { audit } from './audit.ts';
import { type Figures, faultsOf, figuresOf, HEADINGS, medianOf, missedBars, row } from './figures.ts';

/** The whole reports, for a closer look in Lighthouse's viewer. */
const REPORTS = '.brandgen/lighthouse';

async function measure(brand: string): Promise<Figures> {
  const report = medianOf(await audit(brand));
  writeFileSync(`${REPORTS}/${brand}.json`, JSON.stringify(report));
  for (const fault of faultsOf(report)) process.stderr.write(`${brand}: ${fault}\n`);
  return figuresOf(brand, report);
}

const asked = process.argv.slice(2);
const brands = asked.length > 0 ? asked : readdirSync('brands').sort();
mkdirSync(REPORTS, { recursive: true });
const figures: Figures[] = [];
const missed: string[] = [];
// One at a time: two would take the processor from each other. A run that fails says so beside the others' figures.
for (const brand of brands) {
  await measure(brand).then(
    (found) => figures.push(found),
    (error: unknown) => missed.push(`${brand}: ${error instanceof Error ? error.message : error}`),
  );
}
process.stdout.write(`${table(HEADINGS, figures.map(row))}\n`);
missed.push(...figures.flatMap(missedBars));
for (const bar of missed) process.stdout.write(`missed: ${bar}\n`);
if (missed.length > 0) process.exitCode = 1;
