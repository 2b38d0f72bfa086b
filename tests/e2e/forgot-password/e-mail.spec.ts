import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test('an e-mail is sent to a name and an address that belong together, and to no other', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).forgot.click();
  const sheet = page.getByRole('dialog', { name: 'Forgot your password?' });
  await sheet.getByRole('tab', { name: 'Email' }).click();
  await sheet.getByRole('button', { name: 'Send email' }).click();
  await expect(sheet).toContainText('Please enter your username');
  await sheet.getByRole('textbox', { name: 'Username' }).fill('player14');
  await sheet.getByRole('textbox', { name: 'Email' }).fill('someone@players.example');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Username/Email does not exist');
  await sheet.getByRole('textbox', { name: 'Email' }).fill('player14@players.example');
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('We’ve sent an email to player14@players.example');
  await expectAccessible(page);
  const outbox = await page.request.get(`${site.url}/sandbox/control/outbox`);
  expect(await outbox.text()).toContain('your temporary password is');
});
