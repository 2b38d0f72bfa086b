import { AgentLogIn } from '../e2e/page-models/agent-log-in.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { PasskeysCard, VirtualAuthenticator } from '../e2e/page-models/passkeys-card.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { SmsCode } from '../e2e/page-models/sms-code.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'Sandbox1!';

test('a member logs in with a username and logs out', { tag: ['@phone', '@sample'] }, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player1', PASSWORD);
  await expect(header.account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
  await header.logOut();
  await expect(header.account).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a member logs in with the code sent to a number', { tag: '@phone' }, async ({ page, site }) => {
  const [sheet, sms] = [new LogInSheet(page), new SmsCode(page)];
  await page.goto(`${site.url}/login`);
  await sheet.chooseSms();
  await sms.request('9170000011');
  await sms.code.fill(/\d{6}/.exec(await site.lastMessage('+639170000011'))?.[0] ?? '');
  await sheet.disclaimer.check();
  await sms.code.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();
});

test('a visitor signs in with Google in a window of its own', { tag: '@desktop' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.disclaimer.check();
  const button = sheet.dialog.getByRole('button', { name: 'Google' });
  const [google] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await google.getByRole('button', { name: 'Lina Reyes' }).click();
  await expect(page.getByRole('dialog', { name: /Welcome/ })).toBeVisible();
  expect(page.url()).not.toMatch(/code=|token=/);
});

test('a member logs in with a passkey', { tag: '@phone' }, async ({ page, site, engineName }) => {
  test.skip(engineName !== 'chromium', 'Chromium alone has a virtual authenticator.');
  await VirtualAuthenticator.on(page);
  const [card, sheet] = [new PasskeysCard(page), new LogInSheet(page)];
  await card.open(site.url);
  await sheet.logIn('player16', PASSWORD);
  await card.startAdding();
  await card.confirmAdding(PASSWORD);
  await expect(card.passkeys).toHaveCount(1);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${site.url}/login`);
  await sheet.disclaimer.check();
  // The name field takes a passkey too, and may have logged in already; then the button is busy or gone.
  await sheet.passkey.evaluateAll((found) => found.map((button) => button instanceof HTMLElement && button.click()));
  await expect(new SiteHeader(page).account).toBeVisible();
});

test('an agent logs in at the back office', { tag: '@desktop' }, async ({ page, site }) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent1', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('heading', { name: 'Team overview' })).toBeVisible();
});

test('a default password is changed at the first log-in', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('default1', 'Welcome1!');
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await change.getByLabel('New password', { exact: true }).fill('Welcome2!');
  await change.getByLabel('Confirm new password').fill('Welcome2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(new SiteHeader(page).account).toBeVisible();
});
