// `npm run test:queue -- KILLS`: lets three workers release three brands this many times, and kills one of them amid each. All must be live
// within twice the time that the job of the killed worker takes otherwise. After `npm run prepare`.
import { existsSync } from 'node:fs';
import { killWorkers, median } from './worker-kills.ts';

if (!existsSync('dist/cli/main.js')) throw new Error('Run `npm run prepare` first.');
const { ratios, faults } = await killWorkers(Number(process.argv[2] ?? 20), (line) =>
  process.stdout.write(`${line}\n`),
);
const longest = Math.max(0, ...ratios);
const figures = { kills: ratios.length, median: median(ratios).toFixed(2), longest: longest.toFixed(2) };
process.stdout.write(`Times from the first try to the end, in times of a job: ${JSON.stringify(figures)}\n`);
process.stdout.write(`${faults.map((fault) => `${fault}\n`).join('')}${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
