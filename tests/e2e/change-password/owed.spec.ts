import type { Page } from '@playwright/test';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, test } from '../site/test.ts';

/** Logs in, and returns the token that the platform answers, which the site does not keep yet. */
async function tokenAfterLogIn(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/login`);
  const answered = page.waitForResponse(/\/wps\/session\/login$/);
  await new LogInSheet(page).logIn('default1', 'Welcome1!');
  const { value } = await (await answered).json();
  return value.token;
}

// @proves 4.48
test('a default password has to be changed, at whatever address its session is taken up', {
  tag: '@phone',
}, async ({ page, site }) => {
  const token = await tokenAfterLogIn(page, site.url);
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change).toBeVisible();
  for (const path of ['/favorite', '/login', '/index']) {
    await page.evaluate((stored) => sessionStorage.setItem('token', stored), token);
    await page.goto(`${site.url}${path}`);
    await expect(change.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('default1');
  }
  await change.getByLabel('Current password').fill('Welcome1!');
  await change.getByLabel('New password', { exact: true }).fill('Welcome2!');
  await change.getByLabel('Confirm new password').fill('Welcome2!');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(new SiteHeader(page).account).toBeVisible();
});
