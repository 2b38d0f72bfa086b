import { countPlaywright, countVitest } from './counts.mjs';

/**
 * Each kind of test: its runner, how to count its report, whether `npm test` runs it or only `npm run test:whole`, the pattern of
 * its files, and whether it opens a browser.
 */
export const kinds = {
  unit: {
    command: ['vitest', 'run', '--project', 'unit*'],
    count: countVitest,
    tier: 'test',
    files:
      /^(app|cli|sandbox|themes|schemas|scripts|tests\/(matrix|features|hostile|fuzz|boot|faults|conform))\/.*\.test\.tsx?$/,
  },
  built: {
    command: ['vitest', 'run', '--project', 'built'],
    count: countVitest,
    tier: 'test',
    files: /^tests\/(cli|brands|docs|platforms)\/.*\.test\.ts$/,
    opensBrowser: true,
  },
  browser: {
    command: ['playwright', 'test'],
    count: countPlaywright,
    tier: 'test',
    files: /^tests\/(e2e\/.*|(matrix|hostile)\/sample)\.spec\.ts$/,
    opensBrowser: true,
  },
  engines: {
    command: ['playwright', 'test', '--config', 'playwright.browsers.config.ts'],
    count: countPlaywright,
    tier: 'test',
    files: /^tests\/browsers\/.*\.spec\.ts$/,
    opensBrowser: true,
  },
  hostile: {
    command: ['playwright', 'test', '--config', 'playwright.hostile.config.ts'],
    count: countPlaywright,
    tier: 'whole',
    files: /^tests\/hostile\/whole\.spec\.ts$/,
    opensBrowser: true,
  },
  matrix: {
    command: ['playwright', 'test', '--config', 'playwright.matrix.config.ts'],
    count: countPlaywright,
    tier: 'whole',
    files: /^tests\/matrix\/whole\.spec\.ts$/,
    opensBrowser: true,
  },
};

/** Tests with a command of their own, which no tier runs: what they need comes from the network. */
export const ON_REQUEST = {
  'npm run test:firebase': /^tests\/firebase\/.*\.spec\.ts$/,
  'npm run test:prism': /^tests\/prism\/.*\.spec\.ts$/,
};

/** The kinds that a tier runs: `npm test`, or `npm run test:whole`. */
export function kindsOf(tier) {
  return Object.keys(kinds).filter((name) => tier === 'whole' || kinds[name].tier === 'test');
}
