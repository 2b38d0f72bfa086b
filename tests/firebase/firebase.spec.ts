import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../e2e/page-models/registration-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { SmsCode } from '../e2e/page-models/sms-code.ts';
import { expectAccessible } from '../e2e/site/audit.ts';
import { expect, test } from '../e2e/site/test.ts';
import { codeOf } from './code-of.ts';

// A brand that verifies numbers through Firebase, here its emulator.
test.use({ brand: 'phone', workspace: import.meta.dirname });

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('a Firebase code logs in, a wrong one is reported, and Firebase stores no session in the browser', async ({
  page,
  site,
}) => {
  const sms = new SmsCode(page);
  await page.goto(`${site.url}/login`);
  await page.getByRole('tab', { name: 'SMS' }).click();
  await sms.number.fill('0917 000 0001');
  await sms.get.click();
  await expect(sms.again).toBeDisabled();
  await expect(sms.code).toBeFocused();
  const code = await codeOf('+639170000001');
  await new LogInSheet(page).disclaimer.check();
  await sms.code.fill(wrong(code));
  await sms.code.press('Enter');
  const warning = page.getByRole('dialog', { name: 'We couldn’t verify your number' });
  await expect(warning).toContainText('The verification code is not valid');
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Confirm' }).click();
  await sms.code.fill(code);
  await sms.code.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();
  const kept = await page.evaluate(async () => ({
    texts: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  // The SDK records its days of use in one database and the verified user in another.
  expect(kept.databases).not.toContain('firebaseLocalStorageDb');
  expect(kept.texts).not.toContain('firebase:');
});

test('a number verified by Firebase registers once', async ({ page, site }) => {
  const sheet = new RegistrationSheet(page);
  await page.goto(`${site.url}/register`);
  await sheet.chooseMobile();
  await sheet.askForCode('0917 555 0142');
  await expect(sheet.dialog).toContainText('+63 9175550142');
  await sheet.enterCode(await codeOf('+639175550142'));
  await sheet.choosePassword('Bayani-26!');
  await sheet.next();
  await sheet.field('Full name').fill('Maria Santos');
  await sheet.field('Date of birth').fill('14-08-1996');
  await sheet.next();
  await sheet.accept();
  await sheet.send();
  await expect(sheet.dialog).toBeHidden();
  await expect(new SiteHeader(page).account).toBeVisible();
});

test('a number verified by Firebase sets a new password', async ({ page, site }) => {
  const sms = new SmsCode(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).forgot.click();
  const sheet = page.getByRole('dialog', { name: 'Forgot your password?' });
  await sms.number.fill('9170000013');
  await sms.get.click();
  await sms.again.waitFor();
  await sms.code.fill(await codeOf('+639170000013'));
  await sheet.getByLabel('New password', { exact: true }).fill('Fresh-2026!');
  await page.keyboard.press('Enter');
  await expect(new SiteHeader(page).account).toBeVisible();
});
