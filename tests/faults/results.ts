import type { Fault } from './fault.ts';

export interface Result {
  /** The test that is named has failed. */
  found: boolean;
  /** Number of failed tests. */
  failed: number;
  /** `npm test -- changed` runs the test that is named. */
  chosen: boolean;
}

/** A table of faults with the test that finds each, and how many are found. */
export function describeResults(shown: readonly { fault: Fault; result: Result | undefined }[]): string {
  const rows = shown.map(({ fault, result }) => {
    const state = result?.found ? (result.chosen ? 'found' : 'NOT CHOSEN') : 'NOT FOUND';
    return `${state.padEnd(10)} ${fault.kind.padEnd(13)} ${fault.breaks}\n${' '.repeat(25)}${fault.test} › ${fault.title}`;
  });
  const found = shown.filter(({ result }) => result?.found).length;
  const chosen = shown.filter(({ result }) => result?.chosen).length;
  return [
    ...rows,
    '',
    `${found} of ${shown.length} faults found; npm test -- changed runs ${chosen} of their tests.`,
  ].join('\n');
}
