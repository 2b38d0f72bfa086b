import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../cli/project-copy.ts';
import { repository } from '../cli/run-brandgen.ts';
import { type Fault, planted, textOf, titlePattern } from './fault.ts';
import { linkFolder } from './link-folder.ts';
import { kindOf, type Outcome, runChanged, runTests } from './run-tests.ts';
import { UnitRunner } from './unit-runner.ts';

/** Choice of the tests of a planted fault: the one that is named, or those that `npm test -- changed` chooses. */
export type Choice = 'named' | 'changed';

/** A copy of the project in which faults are planted, one at a time. */
export class Nursery {
  readonly #copy: string;
  readonly #units: UnitRunner;

  private constructor(copy: string, units: UnitRunner) {
    this.#copy = copy;
    this.#units = units;
  }

  static async open(): Promise<Nursery> {
    mkdirSync(join(repository, '.brandgen'), { recursive: true });
    const copy = mkdtempSync(join(repository, '.brandgen/faults-'));
    // Where root runs the tests, PostgreSQL's user starts a server from it.
    chmodSync(copy, 0o755);
    await copyProject(copy, 'main');
    // Packages at the other end of a link are outside the copy, where a runner that has run before finds some no more.
    rmSync(join(copy, 'node_modules'));
    linkFolder(join(repository, 'node_modules'), join(copy, 'node_modules'));
    return new Nursery(copy, await UnitRunner.open(copy));
  }

  /** The tests that fail with a fault. */
  async plant(fault: Fault, choice: Choice): Promise<Outcome[]> {
    const whole = textOf(this.#copy, fault.file);
    this.#write(fault.file, planted(fault, whole));
    try {
      const ran = choice === 'named' ? await this.#runNamed(fault) : runChanged(this.#copy);
      return ran.filter(({ passed }) => !passed);
    } finally {
      this.#write(fault.file, whole);
    }
  }

  /** Whether the test of a fault passes without it. */
  async passes(fault: Fault): Promise<boolean> {
    const ran = await this.#runNamed(fault);
    return isAmong(fault, ran) && ran.every(({ passed }) => passed);
  }

  async close(): Promise<void> {
    await this.#units.close();
    rmSync(this.#copy, { recursive: true, force: true });
  }

  #runNamed(fault: Fault): Promise<Outcome[]> | Outcome[] {
    const { test } = fault;
    const kind = kindOf(test);
    const pattern = titlePattern(fault);
    return kind === 'unit' ? this.#units.run(test, pattern) : runTests(this.#copy, kind, test, pattern);
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.#copy, file), text);
    this.#units.changed(file);
  }
}

/** Whether the test of a fault is among some. */
export function isAmong(fault: Fault, some: readonly Outcome[]): boolean {
  const title = new RegExp(titlePattern(fault));
  return some.some((one) => fault.test.endsWith(one.file) && title.test(one.title));
}
