import type { Page, Route } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { expectAccessible } from '../site/audit.ts';
import { waitForHydration } from '../site/hydration.ts';
import { expect, test } from '../site/test.ts';

const FIRST = '**/assets/shell-*.js';
const SAID = 'The page didn’t load';

/** A page that is prerendered, one that is not, and the back office. */
const PATHS = ['/index', '/member', '/agent'];

/** Sends a valid file of other bytes, as someone on the way would. */
async function alter(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\n/* altered */` });
}

/** Goes to a page whose scripts may not run, so nothing hydrates. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => location.assign(target), address);
}

for (const [what, spoil] of [
  ['altered', alter],
  ['missing', (route: Route) => route.fulfill({ status: 404 })],
] as const) {
  test(`a first script that is ${what} shows how to go on, in place of an empty page`, {
    tag: '@phone',
  }, async ({ page, site, troubles }) => {
    const recovery = page.getByRole('alert').filter({ hasText: SAID });
    await page.goto(`${site.url}/help`);
    for (const path of PATHS) {
      await test.step(path, async () => {
        await page.route(FIRST, spoil);
        await visit(page, `${site.url}${path}`);
        await expect(recovery).toBeVisible();
        await expectAccessible(page);
        // Chromium asks again for a script whose preload failed, once another script imports it.
        await page.waitForLoadState();
        await page.unroute(FIRST);
        await recovery.getByRole('link', { name: 'Reload the page' }).click();
        await expect(recovery).toBeHidden();
        await waitForHydration(page);
      });
    }
    troubles.splice(0);
  });
}

test('the page says so even where no script may run, once it has stayed empty', { tag: '@desktop' }, async ({
  page,
  site,
  troubles,
}) => {
  await page.goto(`${site.url}/help`);
  await page.route('**/member', async (route) => {
    const answer = await route.fetch();
    const headers = {
      ...answer.headers(),
      'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'",
    };
    await route.fulfill({ response: answer, headers });
  });
  await visit(page, `${site.url}/member`);
  const recovery = page.locator('#recovery');
  await expect(recovery).toBeAttached();
  await expect(recovery).toBeHidden();
  // Twenty seconds later.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(recovery.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  troubles.splice(0);
});

test('a script of a later page that was altered does not run, and the page offers another try', {
  tag: '@desktop',
}, async ({ page, site, troubles }) => {
  const menu = new SideMenu(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Network link is abnormal' });
  const tryAgain = failure.getByRole('button', { name: 'Try again' });

  await test.step('on the member site', async () => {
    await page.goto(`${site.url}/index`);
    await page.route('**/assets/games-page-*.js', alter);
    await menu.follow('Slots');
    await expect(failure).toBeVisible();
    await menu.follow('Home');
    await expect(failure).toHaveCount(0);
    await menu.follow('Slots');
    await expect(failure).toBeVisible();
    await page.unroute('**/assets/games-page-*.js');
    await tryAgain.click();
    // Chromium keeps what it refused for the life of the page, so the second try loads the whole page again.
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  });

  await test.step('in the back office', async () => {
    const agents = new AgentLogIn(page);
    await agents.open(site.url);
    await page.route('**/assets/*.js', (route) =>
      /overview|agent-home|team/.test(route.request().url()) ? alter(route) : route.fallback(),
    );
    await agents.logIn('agent1', PASSWORD);
    await expect(failure).toBeVisible();
  });
  troubles.splice(0);
});

test('a stylesheet of a later page that was altered is not used', { tag: '@desktop' }, async ({
  page,
  site,
  troubles,
}) => {
  await page.goto(`${site.url}/index`);
  await page.route('**/assets/games-page-*.css', alter);
  await new SideMenu(page).follow('Slots');
  await expect(page.getByRole('alert').filter({ hasText: 'Part of the page’s design didn’t load' })).toBeVisible();
  troubles.splice(0);
});
