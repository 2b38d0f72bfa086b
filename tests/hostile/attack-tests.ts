import { inTime } from '../e2e/site/pace.ts';
import { expect, test } from '../e2e/site/test.ts';
import { Attacker, type Cell, type Outcome } from './attack.ts';

/** Milliseconds that a task of the main thread, an answer of the page, and the way back to a usable screen may take. */
export interface Limits {
  task: number;
  answer: number;
  recovery: number;
}

/** Declares a test that attacks screens one after another, and prints its figures. */
export function testAttacks(title: string, tag: string, cells: readonly Cell[], limits: Limits): void {
  test(title, { tag }, async ({ context, running }) => {
    test.setTimeout(inTime(cells.length * 60_000));
    const attacker = await Attacker.open(context, running);
    const outcomes: Outcome[] = [];
    for (const cell of cells) outcomes.push(await attacker.attack(cell));
    attacker.close();
    const faults = outcomes.flatMap((outcome) => faultsOf(outcome, limits));
    // A run of half an hour reports its findings as it goes.
    process.stdout.write(`${[`${title}: ${figuresOf(outcomes)}`, ...faults].join('\n  ')}\n`);
    expect(faults).toEqual([]);
  });
}

function faultsOf(outcome: Outcome, limits: Limits): string[] {
  const { mode, screen, troubles, longestTask, answeredIn, recoveredIn } = outcome;
  const late = [
    longestTask > limits.task && `a task of ${Math.round(longestTask)} ms`,
    answeredIn > limits.answer && `no answer for ${answeredIn} ms`,
    recoveredIn > limits.recovery && `usable after ${recoveredIn} ms`,
  ].filter((fault) => fault !== false);
  return [...troubles, ...late].map((fault) => `${mode.name}, ${screen.path}: ${fault}`);
}

function figuresOf(outcomes: readonly Outcome[]): string {
  const most = (figure: (outcome: Outcome) => number) => Math.round(Math.max(...outcomes.map(figure)));
  const task = most(({ longestTask }) => longestTask);
  return `${outcomes.length} screens, longest task ${task} ms, recovery ${most(({ recoveredIn }) => recoveredIn)} ms`;
}
