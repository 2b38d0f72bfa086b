import { CompanyWindow } from '../page-models/company-window.ts';
import { Keyboard } from '../page-models/keyboard.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test('a visitor signs in with Google by keyboard, and no code or token stays in an address', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const keys = new Keyboard(page);
  const kyc = new KycDialog(page);
  const welcome = page.getByRole('dialog', { name: 'A warm welcome' });
  await site.set({ popups: true });
  await page.goto(`${site.url}/login`);
  await keys.walkTo(new LogInSheet(page).disclaimer);
  await page.keyboard.press('Space');
  await keys.walkTo(new LogInSheet(page).dialog.getByRole('button', { name: 'Continue with Google' }));
  const [google] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await google.waitForURL(/\/interaction\//);
  const closed = google.waitForEvent('close');
  await new Keyboard(google).press(google.getByRole('button', { name: 'Lina Reyes' }));
  await closed;
  // A new member verifies their identity before any other dialog, and is then welcomed.
  await expect(kyc.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(page.url()).not.toMatch(/code=|token=/);
  await keys.press(kyc.dialog.getByRole('button', { name: 'Verify later' }));
  await expect(welcome.getByRole('heading')).toBeFocused();
  await keys.press(welcome.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.walkTo(new SiteHeader(page).account);
});

test('a closed and a blocked sign-in window are reported', {
  tag: ['@phone', '@login-facebook'],
}, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  const button = sheet.dialog.getByRole('button', { name: 'Continue with Facebook' });
  await button.click();
  await expect(sheet.problem).toHaveText('Please accept the disclaimer first');
  await expect(sheet.disclaimer).toBeFocused();
  await sheet.disclaimer.check();
  const facebook = await CompanyWindow.openBy(page, button);
  await facebook.page.waitForURL(/\/interaction\//);
  await expectAccessible(page);
  await facebook.page.close();
  await expect(sheet.problem).toHaveText('Popup closed, login failure, try again');
  await page.evaluate(() => Object.assign(globalThis, { open: () => null }));
  await button.click();
  await expect(sheet.problem).toHaveText('Popup blocked, allow popups');
});
