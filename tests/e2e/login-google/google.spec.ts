import { CareScreen } from '../page-models/care-screen.ts';
import { CompanyWindow } from '../page-models/company-window.ts';
import { Keyboard } from '../page-models/keyboard.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WelcomeSheet } from '../page-models/welcome-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 4.34, 2.49
test('a visitor signs in with Google by keyboard, and no code or token stays in an address', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const keys = new Keyboard(page);
  const welcome = new WelcomeSheet(page, 'Aurora Play');
  const popup = page.getByRole('dialog', { name: 'A warm welcome' });
  await site.set({ popups: true });
  await page.goto(`${site.url}/login`);
  await keys.walkTo(new LogInSheet(page).dialog.getByRole('button', { name: 'Continue with Google' }));
  const [google] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await google.waitForURL(/\/interaction\//);
  const closed = google.waitForEvent('close');
  await new Keyboard(google).press(google.getByRole('button', { name: 'Lina Reyes' }));
  await closed;
  // A new member is welcomed before any other dialog, and proves no identity yet.
  await expect(welcome.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(page.url()).not.toMatch(/code=|token=/);
  await keys.press(welcome.lookAround);
  await keys.press(new CareScreen(page).noLimit);
  await expect(popup.getByRole('heading')).toBeFocused();
  await keys.press(popup.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.walkTo(new SiteHeader(page).account);
});

// @proves 8.20
test('a closed and a blocked sign-in window are reported', {
  tag: ['@phone', '@login-facebook'],
}, async ({ page, site }) => {
  const sheet = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  const button = sheet.dialog.getByRole('button', { name: 'Continue with Facebook' });
  await sheet.disclaimer.uncheck();
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
