import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '#scripts/test/kinds.mjs';
import { type Fault, planted, textOf, titlePattern } from './fault.ts';
import { isBuilt, kindOf, type Outcome, outcomesIn, runTests } from './run-tests.ts';

/** How the tests of a planted fault are chosen: the one that is named, or those that `npm test -- changed` chooses. */
export type Choice = 'named' | 'changed';

/** The names of tests that failed with a fault planted in a copy of the project, which is as before afterwards. */
export function plant(copy: string, fault: Fault, choice: Choice): Outcome[] {
  const place = join(copy, fault.file);
  const whole = textOf(copy, fault.file);
  try {
    writeFileSync(place, planted(fault, whole));
    const ran = choice === 'named' ? runNamed(copy, [fault]) : runChanged(copy);
    return ran.filter(({ passed }) => !passed);
  } finally {
    writeFileSync(place, whole);
  }
}

/** Runs the tests that some faults name, all of one kind. */
export function runNamed(copy: string, some: readonly Fault[]): Outcome[] {
  const [first] = some;
  if (!first) return [];
  const files = [...new Set(some.map(({ test }) => test))];
  const pattern = some.map((fault) => `(${titlePattern(fault)})`).join('|');
  return runTests(copy, kindOf(first.test), files, pattern);
}

function runChanged(copy: string): Outcome[] {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'changed'], { cwd: copy, stdio: 'ignore' });
  if (status === null) throw new Error('The run was ended.');
  return Object.keys(kinds).flatMap((kind) =>
    outcomesIn(copy, join(copy, `.brandgen/changed-test-reports/${kind}.json`)),
  );
}

/** Whether the test that a fault names is among some. */
export function isAmong(fault: Fault, some: readonly Outcome[]): boolean {
  const title = new RegExp(titlePattern(fault));
  return some.some((one) => isSameFile(fault.test, one.file) && title.test(one.title));
}

function isSameFile(test: string, reported: string): boolean {
  return isBuilt(kindOf(test)) ? test.endsWith(reported) : test === reported;
}
