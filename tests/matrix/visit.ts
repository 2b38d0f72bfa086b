import type { Page } from '@playwright/test';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import { logInAs } from '../e2e/site/log-in-as.ts';
import type { RunningSite } from '../e2e/site/running-site.ts';
import type { Person } from './brand-shape.ts';
import { type Cell, WINDOWS } from './cells.ts';

/** Accounts of every sandbox. */
export const ACCOUNTS: Readonly<Record<Person, string>> = { member: 'player1', agent: 'agent1' };

/** Opens the page of a cell and waits until it is stable. */
export async function visit(page: Page, site: RunningSite, cell: Cell & { person: Person | undefined }): Promise<void> {
  const { path, window, scheme, language, person } = cell;
  await acceptDisclaimer(page);
  await page.setViewportSize(WINDOWS[window]);
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value);
    },
    [
      ['scheme', scheme],
      ['lang', language],
      ['hisLang', language],
    ] as [string, string][],
  );
  if (person) await logInAs(page, site, ACCOUNTS[person]);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // An idle network is not enough: on a busy machine the screen may still be rendering.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
