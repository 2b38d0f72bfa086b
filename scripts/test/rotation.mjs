// Chooses the journeys and built tests of `npm test`: all that the change reaches, and a sixth of the others by the number of
// commits, so that six commits in turn have all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { patternOf } from '../changed/reach.mjs';
import { TURNS } from './turn.mjs';

const JOURNEYS = 'tests/e2e';
const JOURNEY = /^([\w-]+)\/[\w-]+\.spec\.ts$/;
/** Folders whose journeys lead through features that have units, and journeys, of their own. */
const THROUGH_FEATURES = ['brands'];
/** Projects of the same run in which something else is chosen by turns. */
const OTHERS = ['^matrix ', '^hostile '];
/** Tests of the command line: what they run has units of its own. Those of the brands, the documents and other platforms never wait. */
const COMMANDS = 'tests/cli';
const NEVER_WAITING = ['tests/brands/', 'tests/docs/', 'tests/platforms/'];
/** A byte of the digest that divides the journeys into parts of about the same number of tests, and one for parts of built tests that take about as long. */
const EVEN = { journeys: 11, commands: 14 };

/** Source of a journey whose cases take turns one by one: where its file waited too, each turn of it would have the same cases. */
const BY_CASES = 'ofThisTurn(';

/** Journeys, and which of them may take turns: those whose lines unit tests cover. Paths are sorted. */
export function readJourneys() {
  const all = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) => JOURNEY.test(file));
  const units = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  // A feature's folder, or a part of the site outside the features, such as its shell.
  const covered = new Set([...THROUGH_FEATURES, ...units.map((file) => file.replace(/^features\//, '').split('/')[0])]);
  const isRotating = (file) =>
    covered.has(JOURNEY.exec(file)[1]) && !readFileSync(`${JOURNEYS}/${file}`, 'utf8').includes(BY_CASES);
  return { always: all.filter((file) => !isRotating(file)).toSorted(), rotating: all.filter(isRotating).toSorted() };
}

/** Goes by the test's own name, so that a new journey moves no other to the turn that has just been made. */
function turnOf(file, byte) {
  return createHash('sha1').update(file).digest().readUInt8(byte) % TURNS;
}

/**
 * Arguments with which Playwright makes the journeys of a turn, and those that a change reaches.
 * @param reach pattern of what the change reaches, '.' for all, or undefined where it is unknown
 */
export function rotationArguments({ always, rotating }, turn, reach) {
  if (reach === undefined || reach === '.') return [];
  const now = rotating.filter((file) => turnOf(file, EVEN.journeys) === turn % TURNS);
  const patterns = [...OTHERS, ...[...always, ...now].map((file) => patternOf(`${JOURNEYS}/${file}`))];
  return ['--grep', [...patterns, ...(reach ? [reach] : [])].join('|')];
}

/** Built tests that may take turns, sorted. */
export function readCommandTests() {
  const all = readdirSync(COMMANDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return all.map((file) => `${COMMANDS}/${file}`).toSorted();
}

/**
 * Arguments with which vitest runs the built tests of a turn, and those that a change reaches.
 * @param reach files that the change reaches, 'all', or undefined where it is unknown
 */
export function builtArguments(files, turn, reach) {
  if (reach === undefined || reach === 'all') return [];
  const now = files.filter((file) => turnOf(file.slice(COMMANDS.length + 1), EVEN.commands) === turn % TURNS);
  return [...new Set([...NEVER_WAITING, ...now, ...reach])];
}
