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
  const at = (name) => (file) => {
    const { status, stdout } = git('show', `${name}:${file}`);
    return status === 0 ? stdout : undefined;
  };
  // Files that are gone are gone from the graph: what stands beside them is as near as it gets.
  const known = new Map(files.map((file) => [world.graph.has(file) ? file : besideIt(file), file]));
  const [before, after] = [`${commit}~`, commit].map((name) => (file) => at(name)(known.get(file) ?? file));
  const { unit, built, browser } = reachBetween([...known.keys()], world, before, after);
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

function besideIt(file) {
  if (!/^(app|cli|sandbox)\/.*\.tsx?$/.test(file) || /\.(test|fixture)\./.test(file)) return file;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return [...world.graph.keys()].find((other) => other.startsWith(folder) && !/\.(test|fixture)\./.test(other)) ?? file;
}
