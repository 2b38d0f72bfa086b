import { defineConfig, devices } from '@playwright/test';

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

const PHONES = {
  grepInvert: /@desktop/,
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
};
const DESKTOPS = {
  grepInvert: /@phone/,
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** Journeys that look at pictures. Others load none, which is half of what a page costs; the matrix loads every page's. */
const PICTURES = /e2e\/(kit|kyc)\//;

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
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Two slow processors share the browser, the sandbox platform and its database; a limit only ends what hangs.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: launchOptions(),
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
