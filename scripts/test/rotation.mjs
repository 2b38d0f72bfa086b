// Which journeys `npm test` makes: all that the change reaches, and a third of the others by the number of commits, so that three
// commits in turn make all.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { patternOf } from '../changed/reach.mjs';
import { TURNS } from './turn.mjs';

const JOURNEYS = 'tests/e2e';
const JOURNEY = /^([\w-]+)\/[\w-]+\.spec\.ts$/;
/** Folders whose journeys lead through features that have units, and journeys, of their own. */
const THROUGH_FEATURES = ['brands'];
/** Projects of the same run in which something else is chosen by turns. */
const OTHERS = ['^matrix ', '^hostile '];
/** A byte of the digest that divides the journeys into parts of about the same number of tests. */
const EVEN = 11;

/** Journeys, and which of them may take turns: those whose lines unit tests cover. Paths are sorted. */
export function readJourneys() {
  const all = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) => JOURNEY.test(file));
  const units = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/.test(file));
  // A feature's folder, or a part of the site outside the features, such as its shell.
  const covered = new Set([...THROUGH_FEATURES, ...units.map((file) => file.replace(/^features\//, '').split('/')[0])]);
  const hasUnits = (file) => covered.has(JOURNEY.exec(file)[1]);
  return { always: all.filter((file) => !hasUnits(file)).toSorted(), rotating: all.filter(hasUnits).toSorted() };
}

/** By its own name, so that a new journey moves no other to the turn that has just been made. */
function turnOf(file) {
  return createHash('sha1').update(file).digest().readUInt8(EVEN) % TURNS;
}

/**
 * Arguments with which Playwright makes the journeys of a turn, and those that a change reaches.
 * @param reach pattern of what the change reaches, '.' for all, or undefined where it is unknown
 */
export function rotationArguments({ always, rotating }, turn, reach) {
  if (reach === undefined || reach === '.') return [];
  const now = rotating.filter((file) => turnOf(file) === turn % TURNS);
  const patterns = [...OTHERS, ...[...always, ...now].map((file) => patternOf(`${JOURNEYS}/${file}`))];
  return ['--grep', [...patterns, ...(reach ? [reach] : [])].join('|')];
}
