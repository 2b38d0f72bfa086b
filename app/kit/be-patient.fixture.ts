import { configure } from '@testing-library/react';

/** Milliseconds that a test waits for an expectation: parts are imported, which takes time on a busy machine. */
const MAX_WAIT = 10_000;

/** For tests: sets the same timeout for all of them, regardless of earlier tests in the same worker. */
export function bePatient(): void {
  configure({ asyncUtilTimeout: MAX_WAIT });
}
