import { test as base } from '@playwright/test';
import { BorrowedSites } from './borrowed-sites.ts';
import type { RunningSite } from './running-site.ts';

/** Milliseconds for a site to be built and to start. */
const SITE_TIMEOUT = 240_000;

interface WorkerFixtures {
  /** Sites of this worker. Options of a worker would end it with each brand, and a new one takes seconds to start. */
  sites: BorrowedSites;
}

interface TestFixtures {
  /** Brand whose site a test uses; `test.use({ brand })` sets another. */
  brand: string;
  /** Workspace of the brand, if it is not one of the package's. */
  workspace: string;
  /** The site, for tests that change nothing on its platform. */
  running: RunningSite;
  /** The site; its platform is reset after the test. */
  site: RunningSite;
  /** Whether the disclaimer is accepted already; `test.use({ disclaimer: 'asked' })` shows it. */
  disclaimer: 'accepted' | 'asked';
}

/** A test on a real site, in whatever browser. */
export const siteTest = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    // Playwright reads from the first parameter's pattern that there are no other fixtures.
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const sites = new BorrowedSites();
      await use(sites);
      await sites.giveBack();
    },
    { scope: 'worker' },
  ],
  brand: ['aurora', { option: true }],
  workspace: ['.', { option: true }],
  running: [
    async ({ sites, brand, workspace }, use) => use(await sites.borrow(brand, workspace)),
    // The first test of a brand builds its site, which is no part of its journey.
    { timeout: SITE_TIMEOUT },
  ],
  site: async ({ running }, use) => {
    await use(running);
    await running.reset();
  },
  disclaimer: ['accepted', { option: true }],
});
