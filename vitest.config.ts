import { readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const report = process.env['TEST_REPORT'];

const unitTests = ['app', 'cli', 'sandbox', 'themes', 'schemas', 'scripts', 'tests/matrix', 'tests/features']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Files that replace a module by a double, so they cannot share their modules with others. */
const WITH_DOUBLES = unitTests.filter(({ text }) => text.includes('vi.mock(')).map(({ file }) => file);

/** Files that need a page. */
const WITH_PAGE = unitTests.filter(({ text }) => text.includes('@vitest-environment')).map(({ file }) => file);

/** The other unit tests. */
const PLAIN = unitTests.map(({ file }) => file).filter((file) => !WITH_PAGE.includes(file));

const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

/** The files of a worker share their modules, so nothing they test keeps state in one: a third of the time. */
const shared = { ...limits, isolate: false, exclude: WITH_DOUBLES };

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      // Group by group, since a worker ends whenever the next file needs another environment.
      { extends: true, test: { name: 'unit', include: PLAIN, sequence: { groupOrder: 0 }, ...shared } },
      {
        extends: true,
        test: {
          name: 'unit-page',
          include: WITH_PAGE,
          setupFiles: '@vanilla-extract/css/disableRuntimeStyles',
          sequence: { groupOrder: 1 },
          ...shared,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: WITH_DOUBLES, sequence: { groupOrder: 2 }, ...limits } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{cli,brands,docs}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
