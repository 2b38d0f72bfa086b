import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { Outcome } from './run-tests.ts';

/**
 * Runs units in a copy of the project within this process, which compiles each file once for all faults: starting a runner takes
 * longer than most tests.
 */
export class UnitRunner {
  readonly #copy: string;
  readonly #vitest: Vitest;

  private constructor(copy: string, vitest: Vitest) {
    this.#copy = copy;
    this.#vitest = vitest;
  }

  /** Makes the copy the working folder of this process, from which the settings of the tests are read. */
  static async open(copy: string): Promise<UnitRunner> {
    process.chdir(copy);
    // One seed, so that a fault is found or not, whenever it is planted.
    process.env['TEST_SEED'] = '1';
    const silent = { onInit: () => undefined };
    const vitest = await createVitest('test', { root: copy, watch: false, project: 'unit*', reporters: [silent] });
    await vitest.standalone();
    return new UnitRunner(copy, vitest);
  }

  /** Drops the compiled copy of a file that was edited. */
  changed(file: string): void {
    this.#vitest.invalidateFile(join(this.#copy, file));
  }

  /** @param pattern of the titles */
  async run(file: string, pattern: string): Promise<Outcome[]> {
    const id = join(this.#copy, file);
    this.#vitest.setGlobalTestNamePattern(pattern);
    const { testModules } = await this.#vitest.runTestSpecifications(this.#vitest.getModuleSpecifications(id));
    // Files of earlier runs are among them too.
    const tests = testModules.find(({ moduleId }) => moduleId === id)?.children.allTests() ?? [];
    return [...tests]
      .map((test) => ({ test, state: test.result().state }))
      .filter(({ state }) => state === 'passed' || state === 'failed')
      .map(({ test, state }) => ({ file, title: test.name, passed: state === 'passed' }));
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
