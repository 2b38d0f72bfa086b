import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves POST /wps/member/password
test('an expired password must be changed, and the new one logs in without another change', {
  tag: ['@phone', '@password-expiry'],
}, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  const { account } = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await sheet.logIn('expired1', 'Sandbox1!');
  await expect(change.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('expired1');
  // The log-in gave the current one.
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  await expect(account).toHaveCount(0);
  await expectAccessible(page);
  await change.getByLabel('New password', { exact: true }).fill('Sandbox1!');
  await change.getByLabel('Confirm new password').fill('Sandbox1!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toContainText('Choose a password different from your current one');
  await change.getByLabel('New password', { exact: true }).fill('Sandbox2!');
  await change.getByLabel('Confirm new password').fill('Sandbox2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);

  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.goto(`${site.url}/login`);
  await sheet.logIn('expired1', 'Sandbox2!');
  await expect(account).toBeVisible();
  await expect(change).toHaveCount(0);
});
