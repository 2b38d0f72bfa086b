import { availableParallelism, totalmem } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { inTime } from './tests/e2e/site/pace.ts';
import { ZONE } from './tests/e2e/site/test-clock.ts';

const report = process.env['TEST_REPORT'];
const chromium = process.env['CHROMIUM_PATH'];

/** What Chromium needs where it runs as root and has no network but this machine's. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes that a worker needs with its browser and a site. */
const WORKER = 1.5 * 2 ** 30;

/** One more than processors, as far as memory goes: a journey waits for its page, and another one computes meanwhile. */
const workers = Math.max(1, Math.min(availableParallelism() + 1, Math.floor(totalmem() / WORKER)));

/**
 * A journey runs in its main window, which its tag names, or in both if it has none. With `WINDOWS=both` one that also says
 * `@both` runs in the other window too: it works there, but the matrix checks what differs.
 */
const isBoth = process.env['WINDOWS'] === 'both';

function otherThan(tag: string): RegExp {
  return isBoth ? new RegExp(`^(?!.*@both).*${tag}`) : new RegExp(tag);
}

const PHONES = {
  grepInvert: otherThan('@desktop'),
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
};
const DESKTOPS = {
  grepInvert: otherThan('@phone'),
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** Journeys that look at pictures. Others load none, which is half of what a page costs; the matrix loads every page's. */
const PICTURES = /e2e\/(kit|kyc|shell\/data-saver)/;

function withoutPictures<Project extends { use: object }>(project: Project) {
  return { ...project, use: { ...project.use, launchOptions: launchOptions('--blink-settings=imagesEnabled=false') } };
}

function launchOptions(...more: string[]) {
  return { args: [...args, ...more], ...(chromium && { executablePath: chromium }) };
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/site/open-pool.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  // The browser, the sandbox platform and its database share the processors; a limit only ends what hangs.
  timeout: inTime(240_000),
  expect: { timeout: inTime(45_000) },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: launchOptions(),
    timezoneId: ZONE,
    // Without a graphics card every frame of an animation is drawn by a processor that the tests need themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of all the time, and closing a page waits for it: `--trace on` takes one of what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { ...PHONES, name: 'phone', testMatch: PICTURES },
    { ...DESKTOPS, name: 'desktop', testMatch: PICTURES },
    { ...withoutPictures(PHONES), name: 'phone-words', testIgnore: PICTURES },
    { ...withoutPictures(DESKTOPS), name: 'desktop-words', testIgnore: PICTURES },
    // A sample of the matrix, as `sampleOf` chooses it.
    { name: 'matrix', testDir: 'tests/matrix', testMatch: 'sample.spec.ts' },
    // A sample of what a hostile platform does to a screen.
    { ...PHONES, name: 'hostile', testDir: 'tests/hostile', testMatch: 'sample.spec.ts' },
  ],
});
