import type { Locator, Page } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 5.1
test('an empty log-in names the missing fields and sends no call', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/wps/session/login') && calls.push(request.url()));
  await page.goto(`${site.url}/login`);
  await sheet.logIn('', '');
  await expect(sheet.dialog).toContainText('Please enter the username and password');
  expect(calls).toEqual([]);
});

// @proves 4.14, GET /wps/captcha
test('a wrong password is refused with a message, and the next try needs the captcha', {
  tag: ['@phone', '@both'],
}, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await expect(sheet.dialog.getByLabel('Code in the picture')).toHaveCount(0);
  await sheet.logIn('player2', 'Wrong-1234!');
  await expect(sheet.problem).toBeVisible();
  await expect(sheet.dialog.getByLabel('Code in the picture')).toBeVisible();
});

// @proves 5.5
test('a double click sends one call', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/wps/session/login') && calls.push(request.method()));
  await page.goto(`${site.url}/login`);
  await sheet.fill('player3', 'Sandbox1!');
  await sheet.dialog.getByRole('button', { name: 'Log in', exact: true }).dblclick();
  await expect(new SiteHeader(page).account).toBeVisible();
  expect(calls).toEqual(['POST']);
});

// @proves 4.8, POST /wps/session/login, GET /wps/member/info, 7.7
test('the password is sent encrypted and stored nowhere', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto(`${site.url}/login`);
  await sheet.logIn('player4', 'Sandbox1!');
  await expect(new SiteHeader(page).account).toBeVisible();
  expect(bodies.join('\n')).not.toContain('Sandbox1!');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('Sandbox1!');
});

test('the action of each sheet stays visible in small windows and with large text', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last();
  await page.goto(`${site.url}/login`);
  await sheet.logIn('player5', 'Wrong-1234!');
  await expect(sheet.dialog.getByLabel('Code in the picture')).toBeVisible();
  await expectInSight(page, sheet.dialog.getByRole('button', { name: 'Log in', exact: true }));
  await expectAccessible(page);
  await sheet.dialog.getByRole('tab', { name: 'SMS' }).click();
  await expectInSight(page, sheet.dialog.getByRole('button', { name: 'Log in', exact: true }));
  await sheet.dialog.getByRole('tab', { name: 'Username' }).click();
  await sheet.forgot.click();
  await expectInSight(page, button('Set password and log in'));
  await page.getByRole('tab', { name: 'Email' }).click();
  await expectInSight(page, button('Send email'));
  await page.goto(`${site.url}/register`);
  await expectInSight(page, button('Continue'));
});

/** Looks in a phone's window and in the smallest one, the latter with text of twice the size too. */
async function expectInSight(page: Page, action: Locator): Promise<void> {
  const sizes = [
    { width: 390, height: 844, text: '' },
    { width: 320, height: 568, text: '' },
    { width: 320, height: 568, text: '200%' },
  ];
  for (const { text, ...window } of sizes) {
    await page.setViewportSize(window);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(action, `${window.width} × ${window.height} ${text}`).toBeInViewport({ ratio: 0.99 });
  }
}
