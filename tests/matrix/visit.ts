import type { Page } from '@playwright/test';
import { acceptDisclaimer } from '../e2e/site/accept-disclaimer.ts';
import type { RunningSite } from '../e2e/site/running-site.ts';
import type { Person } from './brand-shape.ts';
import { type Cell, WINDOWS } from './cells.ts';

/** Accounts of every sandbox; all have the same password. */
const NAMES: Readonly<Record<Person, string>> = { member: 'player1', agent: 'agent1' };
const PASSWORD = 'Sandbox1!';

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
  if (person) await restoreSession(page, site, person);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // An idle network is not enough: on a busy machine the screen may still be rendering.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Open sessions by site and person. A log-in costs as much as the page itself. */
const sessions = new WeakMap<RunningSite, Partial<Record<Person, string>>>();

async function restoreSession(page: Page, site: RunningSite, person: Person): Promise<void> {
  const known = sessions.get(site) ?? {};
  const token = known[person] ?? (await logIn(page, site, person));
  sessions.set(site, { ...known, [person]: token });
  await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
}

/** Returns the session's token. */
export async function logIn(page: Page, site: RunningSite, person: Person): Promise<string> {
  await page.goto(`${site.url}${person === 'agent' ? '/agent' : '/login'}`);
  await page.locator('input[autocomplete^="username"]').fill(NAMES[person]);
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  const disclaimer = page.locator('input[name="accept-disclaimer"]');
  // A key press works even while another dialog appears above.
  if ((await disclaimer.count()) > 0 && !(await disclaimer.isChecked())) await disclaimer.press('Space');
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  // The page changes once the platform has answered.
  await page.waitForURL((url) => !['/login', '/agent'].includes(url.pathname));
  return page.evaluate(() => sessionStorage.getItem('token') ?? '');
}
