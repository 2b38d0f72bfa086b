import fc from 'fast-check';
import { expect } from 'vitest';
import { IS_MANY, SCHEDULES } from './schedules.fixture.ts';

/** Runs of a property that names no number of its own. */
const RUNS = IS_MANY ? 1000 : 100;

const seed = Number(process.env['TEST_SEED']);

// Properties and schedules of a run have one seed, and each run another. A failure says how to repeat it.
fc.configureGlobal({
  seed,
  numRuns: RUNS,
  reporter(details) {
    if (!details.failed) return;
    const { testPath = '', currentTestName = '' } = expect.getState();
    const file = testPath.slice(process.cwd().length + 1);
    const again = `Repeat: TEST_SEED=${seed} SCHEDULES=${SCHEDULES} npx vitest run --project 'unit*' ${file} -t '${currentTestName}'`;
    throw new Error(`${again}\n${fc.defaultReportMessage(details)}`, { cause: details.errorInstance });
  },
});
