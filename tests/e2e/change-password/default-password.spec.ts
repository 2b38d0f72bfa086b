import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WelcomeSheet } from '../page-models/welcome-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.12, 4.20, 5.23, 8.37
test('after the disclaimer, a default password must be changed first', { tag: '@phone' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('default1', 'Welcome1!');
  await sheet.disclaimer.uncheck();
  await sheet.submit();
  await expect(sheet.disclaimer).toBeFocused();
  await expect(sheet.disclaimer).toHaveAccessibleDescription('Please accept the disclaimer first');
  await sheet.disclaimer.check();
  await sheet.submit();
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('default1');
  await expectAccessible(page);
  await change.getByLabel('New password', { exact: true }).fill('Welcome2!');
  await change.getByLabel('Confirm new password').fill('Welcome3!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toContainText('Confirmation password is not correct');
  await change.getByLabel('Confirm new password').fill('Welcome2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
});

test('a first log-in changes its password, and is then welcomed', { tag: '@welcome' }, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await sheet.fill('first1', 'Sandbox1!');
  await sheet.submit();
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('first1');
  await change.getByLabel('New password', { exact: true }).fill('Sandbox2!');
  await change.getByLabel('Confirm new password').fill('Sandbox2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(new WelcomeSheet(page, 'Aurora Play').dialog).toBeVisible();
});
