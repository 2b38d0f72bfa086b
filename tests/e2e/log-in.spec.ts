import { LogInSheet } from './page-models/log-in-sheet.ts';
import { SiteHeader } from './page-models/site-header.ts';
import { expect, test } from './site/test.ts';

test('an empty log-in says what is missing and asks the platform nothing', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sheet = new LogInSheet(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/session/login') && calls.push(request.url()));
  await page.goto(`${site.url}/login`);
  await sheet.logIn('', '');
  await expect(sheet.dialog).toContainText('Please enter the username and password');
  expect(calls).toEqual([]);
});

test('a wrong password is refused in words, and the next try asks for the captcha', async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await expect(sheet.dialog.getByLabel('Code in the picture')).toHaveCount(0);
  await sheet.logIn('player2', 'Wrong-1234!');
  await expect(sheet.problem).toBeVisible();
  await expect(sheet.dialog.getByLabel('Code in the picture')).toBeVisible();
});

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

test('the password travels encrypted and is kept nowhere', { tag: '@phone' }, async ({ page, site }) => {
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
