import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test('a password that was forgotten is set anew with a code, and the person is in at once', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sms = new SmsCode(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).forgot.click();
  const sheet = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(sheet.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await sms.code.fill(await sms.ask(site.url, '9170000013'));
  await sheet.getByLabel('New password', { exact: true }).fill('weak');
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await sheet.getByLabel('New password', { exact: true }).fill('Fresh-2026!');
  await page.keyboard.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
});
