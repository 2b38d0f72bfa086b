import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SitePage } from '../page-models/site-page.ts';
import { SmsCode } from '../page-models/sms-code.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 8.35
test('a mobile number is checked before a code is requested, and its code logs in', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const sms = new SmsCode(page);
  const logIn = new LogInSheet(page);
  const sitePage = new SitePage(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/verification/sms/') && asked.push(request.url()));
  await page.goto(`${site.url}/login`);
  await logIn.chooseSms();
  await sms.number.fill('12345');
  await sms.get.click();
  await expect(sitePage.text('Please enter a valid mobile number')).toBeVisible();
  await expect(sms.number).toBeFocused();
  expect(asked).toEqual([]);
  await expectAccessible(page);

  await sms.chooseCountry('philip');
  const code = await sms.ask(site.url, '0917 000 0011');
  await expect(sms.again).toBeDisabled();
  await expect(sms.timer).toHaveText(/^[0-2]:\d\d$/);
  await expect(sms.code).toBeFocused();
  await expectAccessible(page);
  await sms.code.fill(code === '000000' ? '111111' : '000000');
  await logIn.disclaimer.uncheck();
  await sms.code.press('Enter');
  await expect(logIn.disclaimer).toHaveAttribute('aria-invalid', 'true');
  await logIn.disclaimer.check();
  await sms.code.press('Enter');
  await expect(sms.code).toHaveAccessibleDescription(/^That isn’t the code we sent/);
  await expect(sms.code).toBeFocused();
  await expectAccessible(page);
  await site.set({ faults: [{ operation: 'login', kind: 'refused', errorCode: 'code_expired' }] });
  await sms.code.press('Enter');
  await expect(sms.code).toHaveAccessibleDescription(/^This code has expired/);
  await expect(sms.again).toBeEnabled();
  await site.set({ faults: [] });
  await sms.code.fill(code);
  await logIn.remember.check();
  await sms.code.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();

  const kept = (name: string) => async () => (await page.context().cookies()).find((cookie) => cookie.name === name);
  await expect.poll(kept('lastMobile')).toMatchObject({ value: '%2B63%209170000011', secure: true });
  await new SiteHeader(page).logOut();
  await page.goto(`${site.url}/login`);
  await logIn.chooseSms();
  await expect(sms.number).toHaveValue('9170000011');
  await expect(sms.code).toHaveValue('');
});

// @proves 8.34
test('a code that could not be sent is reported in a dialog, which returns on confirm', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const sms = new SmsCode(page);
  const logIn = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await logIn.chooseSms();
  await site.set({ faults: [{ operation: 'smsCode', kind: 'server-error' }] });
  await sms.number.fill('9170000012');
  await sms.get.click();
  await expect(sms.unsent).toContainText('Something went wrong on our side');
  await expectAccessible(page);
  await sms.confirmUnsent();
  await expect(sms.unsent).toHaveCount(0);
  await expect(sms.get).toBeEnabled();
});
