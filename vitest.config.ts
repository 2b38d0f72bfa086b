import { readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const report = process.env['TEST_REPORT'];

/** Files that put a double in the place of a module: whoever shares their modules would be given it, or they the module. */
const WITH_DOUBLES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('));

const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files of a worker share their modules: nothing here keeps state in a module, and starting anew takes a third
          // of the time.
          isolate: false,
          include: ['{app,cli,sandbox,themes,schemas,scripts,tests/{matrix,features}}/**/*.test.{ts,tsx}'],
          exclude: WITH_DOUBLES,
          ...patience,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: WITH_DOUBLES, ...patience } },
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
