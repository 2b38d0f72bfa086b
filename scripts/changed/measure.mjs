// `node scripts/changed/measure.mjs 400`: what share of the last commits would run all tests of a kind.
import { spawnSync } from 'node:child_process';
import { reachBetween } from './change.mjs';
import { readWorld } from './world.mjs';

const [count = '400'] = process.argv.slice(2);
const git = (...args) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
const log = git('log', `-${count}`, '--no-merges', '--format=commit %H', '--name-only', '--no-renames', 'HEAD').stdout;
const commits = log.split(/^commit /m).flatMap((part) => (part ? [part.split('\n').filter(Boolean)] : []));
const world = await readWorld();
const units = [...world.graph.keys()].filter(
  (file) => /\.test\.tsx?$/.test(file) && !world.builtTests.includes(file),
).length;

const sums = { journeys: 0, 'no journey': 0, built: 0, 'no built test': 0, units: 0 };
let unitShare = 0;
for (const [commit, ...files] of commits) {
  // Deleted files are not in the graph: their neighbours are as near as it gets.
  const fileInWorld = new Map(files.map((file) => [world.graph.has(file) ? file : besideIt(file), file]));
  const [before, after] = [`${commit}~`, commit].map((name) => {
    const texts = textsAt(name, files);
    return (file) => texts.get(fileInWorld.get(file) ?? file);
  });
  const { unit, built, browser } = reachBetween([...fileInWorld.keys()], world, before, after);
  if (browser === '.') sums.journeys += 1;
  if (browser === '') sums['no journey'] += 1;
  if (built === 'all') sums.built += 1;
  if (built.length === 0) sums['no built test'] += 1;
  if (unit === 'all') sums.units += 1;
  unitShare += unit === 'all' ? 1 : unit.length / units;
  if (process.env.REASONS && browser === '.') console.log(commit.slice(0, 8), files.slice(0, 12).join(' '));
}
const percent = (number) => `${Math.round((100 * number) / commits.length)} %`;
for (const [name, sum] of Object.entries(sums))
  console.log(`${name.startsWith('no') ? '' : 'all '}${name}: ${percent(sum)}`);
console.log(`of the unit files, on average: ${percent(unitShare)}`);

/** @returns the text of each file that a commit has, all read by one process: to start one takes longer than to read */
function textsAt(commit, files) {
  const input = files.map((file) => `${commit}:${file}\n`).join('');
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { input, maxBuffer: 2 ** 28 });
  const texts = new Map();
  let offset = 0;
  for (const file of files) {
    const end = stdout.indexOf('\n', offset);
    const size = /^\w+ blob (\d+)$/.exec(stdout.toString('utf8', offset, end))?.[1];
    offset = end + 1;
    if (size === undefined) continue;
    texts.set(file, stdout.toString('utf8', offset, offset + Number(size)));
    offset += Number(size) + 1;
  }
  return texts;
}

function besideIt(file) {
  if (!/^(app|cli|sandbox)\/.*\.tsx?$/.test(file) || /\.(test|fixture)\./.test(file)) return file;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return [...world.graph.keys()].find((other) => other.startsWith(folder) && !/\.(test|fixture)\./.test(other)) ?? file;
}
