import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { DevicesScreen } from '../page-models/devices-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SessionOverDialog } from '../page-models/session-over-dialog.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SitePage } from '../page-models/site-page.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expectAccessible } from '../site/audit.ts';
import { readableOnDevice } from '../site/stored-on-device.ts';
import { expect, test } from '../site/test.ts';

const TOKEN = '__Host-device';

/** Seconds of a day, less the time that the platform took to answer. */
const DAY = /86400|863\d\d/.source;

async function logInForADay(page: Page, url: string, account: string): Promise<void> {
  const sheet = new LogInSheet(page);
  await page.goto(`${url}/login`);
  await sheet.fill(account, PASSWORD);
  await sheet.remember.check();
  const remembered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/device'));
  await sheet.submit();
  const answer = await remembered;
  expect(answer.status()).toBe(200);
  expect(await answer.headerValue('set-cookie')).toMatch(new RegExp(`^${TOKEN}=[^;]+; Path=/; Max-Age=(${DAY});`));
  await expect(new SiteHeader(page).account).toBeVisible();
}

/** Another tab, or a tab of another browser, with the disclaimer accepted. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await acceptDisclaimer(tab);
  await acceptDisclaimerAgain(tab);
  return tab;
}

/** An open tab would hand its session over. */
async function leaveSite(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/robots.txt'));
  await page.waitForURL('**/robots.txt');
}

async function deviceToken(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === TOKEN);
}

test('a remembered player is logged in when a new tab opens a page for members', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await logInForADay(page, site.url, 'player9');
  const first = await deviceToken(page);
  expect(first).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });

  const tab = await openTab(page.context());
  await leaveSite(page);
  await tab.goto(`${site.url}/member?page=securityCenter`);
  await expect(new DevicesScreen(tab).current).toHaveCount(1);
  await expect(tab).toHaveURL(/\/member\?page=securityCenter$/);
  expect((await deviceToken(tab))?.value).not.toBe(first?.value);
});

test('tabs that open at once are all logged in', { tag: '@desktop' }, async ({ page, site }) => {
  await logInForADay(page, site.url, 'player8');
  const tabs = await Promise.all([1, 2, 3].map(() => openTab(page.context())));
  await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/index`)));
  for (const tab of tabs) await expect(new SiteHeader(tab).account).toBeVisible();
  await expect(new SiteHeader(page).account).toBeVisible();
});

// @proves 3.37
test('nothing that a script can read holds a password, a key or the device’s token', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/index`);
  await page.context().addCookies([{ name: 'lastLogIn', value: 'sealed', url: site.url, sameSite: 'Strict' }]);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('remember-me', 1);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await logInForADay(page, site.url, 'player7');
  const token = (await deviceToken(page))?.value ?? '';
  expect(token).toHaveLength(43);
  // Earlier releases stored one, which the site deletes once it has settled.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)), { timeout: 20_000 })
    .not.toContain('remember-me');
  const readable = await readableOnDevice(page);
  expect(readable).toContain('lastUser=player7');
  for (const secret of [PASSWORD, token, 'CryptoKey', 'lastLogIn']) expect(readable).not.toContain(secret);
  await expect(
    page.evaluate(() => fetch('/index').then(({ headers }) => headers.get('set-cookie'))),
  ).resolves.toBeNull();
});

test('a log-out forgets the device and its other tabs, and keeps the name for the form', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await logInForADay(page, site.url, 'player6');
  const tab = await openTab(page.context());
  await tab.goto(`${site.url}/index`);
  await expect(new SiteHeader(tab).account).toBeVisible();
  await new SiteHeader(tab).logOut();
  await expect(new SessionOverDialog(page).dialog).toBeVisible();
  await expect.poll(() => deviceToken(page)).toBeUndefined();
  await tab.goto(`${site.url}/login`);
  const sheet = new LogInSheet(tab);
  await expect(sheet.username).toHaveValue('player6');
  await expect(sheet.password).toHaveValue('');
  await expect(sheet.remember).toBeChecked();
});

test('the lock of an account forgets its devices', { tag: '@phone' }, async ({ page, site }) => {
  await logInForADay(page, site.url, 'player5');
  await page.evaluate(() => sessionStorage.clear());
  await site.lock('player5');
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await expect.poll(() => deviceToken(page)).toBeUndefined();
  await sheet.logIn('player5', PASSWORD);
  await expect(sheet.problem).toHaveText('This account is locked. Please contact customer service.');
});

test('a log-in with the box unticked forgets the device and the name', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await logInForADay(page, site.url, 'player4');
  await new SiteHeader(page).logOut();
  await page.goto(`${site.url}/login`);
  await expect(sheet.remember).toBeChecked();
  await sheet.fill('player3', PASSWORD);
  await sheet.remember.uncheck();
  await sheet.submit();
  await expect(new SiteHeader(page).account).toBeVisible();
  expect(await deviceToken(page)).toBeUndefined();
  expect(await readableOnDevice(page)).not.toContain('lastUser');
});

test('a member forgets a device, which logs it out', { tag: '@phone' }, async ({ page, site, browser }) => {
  await logInForADay(page, site.url, 'player1');
  const devices = new DevicesScreen(page);
  await devices.open(site.url);
  await expect(devices.rows).toHaveCount(1);
  await expect(devices.current).toContainText('Chrome');
  await expectAccessible(page);

  const other = await browser.newContext();
  const elsewhere = await openTab(other);
  await logInForADay(elsewhere, site.url, 'player1');
  const theirs = new DevicesScreen(elsewhere);
  await theirs.open(site.url);
  await expect(theirs.rows).toHaveCount(2);
  await theirs.forget(theirs.rows.filter({ hasNotText: 'This device' }));
  await expect(theirs.rows).toHaveCount(1);
  await page.goto(`${site.url}/index`);
  await expect(new SiteHeader(page).logIn).toBeVisible();
  expect(await deviceToken(page)).toBeUndefined();

  await theirs.forget(theirs.current);
  await expect(theirs.list).toHaveCount(0);
  await expect(new SitePage(elsewhere).title('My account')).toBeVisible();
  await other.close();
});

test('a platform that fails leaves a remembered player neither a guest nor logged out', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  await logInForADay(page, site.url, 'player10');
  await site.set({ faults: [{ operation: 'resumeSession', kind: 'server-error' }] });
  const tab = await openTab(page.context());
  await leaveSite(page);
  await tab.goto(`${site.url}/member?page=securityCenter`);
  await expect(new SitePage(tab).text(/You’re still logged in/)).toBeVisible();
  await site.set({ faults: [] });
  await expect(new DevicesScreen(tab).current).toHaveCount(1);
});
