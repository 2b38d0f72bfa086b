import { test as base } from '@playwright/test';
import { type BorrowedSite, borrowSite } from './borrow-site.ts';
import { inTime } from './pace.ts';
import type { RunningSite } from './running-site.ts';

/** Milliseconds for a site to be built and to start. */
const SITE_TIMEOUT = inTime(240_000);

interface TestFixtures {
  /** Brand whose site a test uses; `test.use({ brand })` sets another. */
  brand: string;
  /** Workspace of the brand, if it is not one of the package's. */
  workspace: string;
  /** The site that the test has borrowed, and whether it changes its platform. */
  borrowed: BorrowedSite & { isChanged: boolean };
  /** The site, for tests that change nothing on its platform. */
  running: RunningSite;
  /** The site; its platform is reset after the test. */
  site: RunningSite;
  /** Whether the disclaimer is accepted already; `test.use({ disclaimer: 'asked' })` shows it. */
  disclaimer: 'accepted' | 'asked';
}

/** A test on a real site, in whatever browser. */
export const siteTest = base.extend<TestFixtures>({
  brand: ['aurora', { option: true }],
  workspace: ['.', { option: true }],
  borrowed: [
    async ({ brand, workspace }, use) => {
      const borrowed = { ...(await borrowSite(brand, workspace)), isChanged: false };
      await use(borrowed);
      await borrowed.giveBack(borrowed.isChanged);
    },
    // The first test of a brand builds its site, which is no part of its journey.
    { timeout: SITE_TIMEOUT },
  ],
  running: ({ borrowed }, use) => use(borrowed.site),
  site: ({ borrowed }, use) => {
    borrowed.isChanged = true;
    return use(borrowed.site);
  },
  disclaimer: ['accepted', { option: true }],
});
