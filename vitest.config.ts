import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const report = process.env['TEST_REPORT'];

/** Bytes that a worker needs. */
const WORKER = 1.5 * 2 ** 30;

/**
 * One more than processors, as far as memory goes: of a minute in tests of pages, twenty seconds are spent waiting for a timer, a
 * module or a database, and another file computes meanwhile.
 */
const maxWorkers = Math.max(1, Math.min(availableParallelism() + 1, Math.floor(totalmem() / WORKER)));

/** Of all properties and schedules of a run. A run that names none has a new one. */
const seed = process.env['TEST_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));

const unitTests = [
  'app',
  'cli',
  'sandbox',
  'themes',
  'schemas',
  'scripts',
  'tests/matrix',
  'tests/features',
  'tests/hostile',
  'tests/fuzz',
  'tests/boot',
  'tests/faults',
  'tests/conform',
]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files that need a page. */
const WITH_PAGE = unitTests
  .filter(({ text }) => text.includes('@vitest-environment'))
  .map(({ file }) => join(import.meta.dirname, file));

/** Runs the files that need a page after the others: a worker ends whenever the next file needs another environment. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsPage = ({ moduleId }: TestSpecification) => (WITH_PAGE.includes(moduleId) ? 1 : 0);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => needsPage(one) - needsPage(other));
  }
}

/** Styles in the page would slow down every query by role. */
const NO_STYLES = '@vanilla-extract/css/disableRuntimeStyles';

/** Undoes what earlier files of the worker left, starts the clock, chooses the database, and gives an expectation as long as `expect.poll` has: a busy machine is slow, not wrong. */
const FILE_SETUPS = [
  './app/kit/file-setup.fixture.ts',
  './tests/e2e/site/clock-setup.fixture.ts',
  './sandbox/testing/seed-setup.fixture.ts',
  './sandbox/testing/scrypt-setup.fixture.ts',
  './sandbox/testing/database-setup.fixture.ts',
];

// A limit ends what hangs, and a test has none of its own: on a busy machine one that is too short loses its whole file.
const limits = { expect: { poll: { timeout: 60_000 } }, testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  // Each style sheet is a module that runs in the tests. To compile them, the plugin would start a server for each project that
  // watches every file of the repository: ten seconds of processor time before the first test.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  // The package's build for Node has no reCAPTCHA; this is the browser's.
  resolve: { alias: { '@firebase/auth': join(import.meta.dirname, 'node_modules/@firebase/auth/dist/esm/index.js') } },
  test: {
    maxWorkers,
    env: { TEST_SEED: seed },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    sequence: { sequencer: ByEnvironment },
    // Keeps what modules become for the next run, by their text and this file: a fifth of a run of units goes into it. A module whose
    // imports a package's new version would resolve elsewhere is made again, as the lockfile has changed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests.map(({ file }) => file),
          setupFiles: [NO_STYLES, ...FILE_SETUPS],
          globalSetup: './sandbox/testing/postgres-pool-setup.fixture.ts',
          // The files of a worker share their modules, so nothing they test keeps state in one: a third of the time.
          isolate: false,
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{cli,brands,docs,platforms}/**/*.test.ts'],
          // What they build in their own process is what the command builds: React's development build takes twice as long.
          env: { NODE_ENV: 'production' },
          globalSetup: './sandbox/testing/postgres-pool-setup.fixture.ts',
          // They change nothing outside folders of their own, and share the sites of every brand.
          isolate: false,
          ...limits,
          // A build of every brand takes minutes on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
