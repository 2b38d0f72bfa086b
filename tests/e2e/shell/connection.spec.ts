import type { Request } from '@playwright/test';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { loseConnection, regainConnection } from '../site/lose-connection.ts';
import { controlClock } from '../site/page-clock.ts';
import { expect, test } from '../site/test.ts';

const OFFLINE = 'You’re offline.';

/** Milliseconds of the page's own clock in which it is idle once. */
const IDLE = 1_000;

test('going offline keeps the page, and a release under an open tab costs one reload and keeps what was typed', {
  tag: '@desktop',
}, async ({ page, site, troubles }) => {
  const menu = new SideMenu(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  let isWatched = false;
  const coming = new Set<Request>();
  page.on('request', (request) => coming.add(request));
  page.on('requestfailed', (request) => coming.delete(request));
  page.on('requestfinished', (request) => {
    coming.delete(request);
    isWatched ||= /behind[^/]*\.js$/.test(request.url());
  });
  await controlClock(page, site);
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  // It watches its connection from its first idle moment on, which nothing on the page shows.
  await expect
    .poll(async () => {
      await page.clock.fastForward(IDLE);
      return isWatched && coming.size === 0;
    })
    .toBe(true);

  await test.step('goes offline and back', async () => {
    const banner = page.getByText(OFFLINE);
    await loseConnection(page);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await regainConnection(page);
    await expect(banner).toHaveCount(0);
  });

  await new SiteHeader(page).logIn.click();
  const username = page.getByRole('dialog', { name: 'Log in' }).locator('input[name="username"]');
  const forgotten = page.getByRole('dialog', { name: 'Forgot your password?' });
  await username.fill('somebody');

  await test.step('reloads when a release removes the next files', async () => {
    const before = loads.length;
    let isReleased = false;
    await page.route('**/assets/**', (route) => (isReleased ? route.fallback() : route.fulfill({ status: 404 })));
    await page.route('**/words/**', (route) => (isReleased ? route.fallback() : route.fulfill({ status: 404 })));
    await page.route(`${site.url}/login`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/"build":"[^"]+"/, '"build":"the-next-release"');
      // A page load gets the files of its own release.
      isReleased ||= route.request().isNavigationRequest();
      await route.fulfill({ response: answer, body: html });
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click();
    await expect.poll(() => loads.length).toBe(before + 1);
    // The requested page opens after the reload, over the typed text.
    await expect(forgotten).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(forgotten).toBeHidden();
    await expect(username).toHaveValue('somebody');
    // React reports the missing files before the page reloads.
    const others = troubles.filter((trouble) => !/dynamically imported module|status 404|valid digest/.test(trouble));
    troubles.splice(0, troubles.length, ...others);
  });

  await test.step('opens the next page without another reload', async () => {
    const before = loads.length;
    await page.keyboard.press('Escape');
    await menu.follow('Slots');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(loads).toHaveLength(before);
  });
});

test('an account that cannot be loaded is not logged out, and is there again once it can', {
  tag: '@phone',
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  const banner = page.getByText('You’re still logged in');
  await logInAs(page, site, 'player19');
  await page.goto(`${site.url}/index`);
  await expect(header.account).toBeVisible();

  await site.set({ faults: [{ operation: 'memberInfo', kind: 'server-error' }] });
  await page.goto(`${site.url}/member`);
  await expect(banner).toBeVisible();
  await expect(header.logIn).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/member$/);

  await site.set({ faults: [] });
  await expect(banner).toHaveCount(0);
  await expect(header.account).toBeVisible();
  await expect(page).toHaveURL(/\/member$/);
});

test('a platform that does not answer is said on every page, and no one is logged out', {
  tag: '@phone',
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  const banner = page.getByText('This is taking longer than usual');
  const calls = /\/(wps|lgw|lotto)\//;
  await logInAs(page, site, 'player19');
  await page.goto(`${site.url}/index`);
  await expect(header.account).toBeVisible();

  // Never answers.
  await page.route(calls, () => undefined);
  for (const path of ['/rng', '/help', '/member']) {
    await page.goto(`${site.url}${path}`);
    await expect(banner).toBeVisible();
    await expect(header.logIn).toHaveCount(0);
  }
  await expectAccessible(page);

  // The page recovers without a press.
  await page.unroute(calls);
  await expect(banner).toHaveCount(0);
  await expect(header.account).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'player19' })).toBeVisible();
});
