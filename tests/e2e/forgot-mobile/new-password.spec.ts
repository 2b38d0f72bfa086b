import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 8.37, POST /wps/verification/sms/noLogin, POST /wps/member/password/verification, 2.51, 7.5
test('a member resets a forgotten password with a code and is logged in', { tag: '@phone' }, async ({ page, site }) => {
  const sms = new SmsCode(page);
  const forgot = new ForgotSheet(page);
  await forgot.open(site.url);
  await expect(forgot.mobileTab).toHaveAttribute('aria-selected', 'true');
  await sms.code.fill(await sms.ask(site.url, '9170000013'));
  await forgot.disclaimer.uncheck();
  await forgot.newPassword.fill('weak');
  await forgot.newPassword.press('Enter');
  await expect(forgot.sheet).toContainText('Please accept the disclaimer first');
  await forgot.disclaimer.check();
  await forgot.newPassword.press('Enter');
  await expect(forgot.newPassword).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await forgot.newPassword.fill('Fresh-2026!');
  await forgot.newPassword.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/index$/);
});
