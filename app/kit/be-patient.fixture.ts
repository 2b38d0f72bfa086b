import { configure } from '@testing-library/react';

/** Milliseconds that a test waits for what it expects: parts are imported, and a busy machine takes its time for that. */
const MAX_WAIT = 10_000;

/** For tests: all of them wait alike, whichever came before them in the same worker. */
export function bePatient(): void {
  configure({ asyncUtilTimeout: MAX_WAIT });
}
