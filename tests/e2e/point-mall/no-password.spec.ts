import { CompanyWindow } from '../page-models/company-window.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PointMall } from '../page-models/point-mall.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.47
test('a member without a password redeems with the log-in of a moment ago', {
  tag: ['@phone', '@login-google'],
}, async ({ page, site }) => {
  const mall = new PointMall(page);
  await page.goto(`${site.url}/pointMall`);
  await mall.points.getByRole('link', { name: 'Log in' }).click();
  const sheet = new LogInSheet(page);
  await sheet.disclaimer.check();
  const google = await CompanyWindow.openBy(page, sheet.dialog.getByRole('button', { name: 'Continue with Google' }));
  await google.continueAs('Ana Cruz');
  await expect(mall.points).toContainText('30,000');
  await mall.open('Coffee and cake voucher');
  await expect(mall.dialog).toContainText('Your account has no password');
  await expect(mall.password).toHaveCount(0);
  await expectAccessible(page);
  await mall.dialog.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(mall.dialog).toContainText('Coffee and cake voucher × 1 for 12,000 points');
  await mall.dialog.getByRole('button', { name: 'See my redemptions' }).click();
  await expect(mall.redemption('Coffee and cake voucher')).toContainText('In process');
  await expect(mall.points).toContainText('18,000');
});
