import { ForgotSheet } from '../page-models/forgot-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

// @proves 8.21, POST /wps/member/password/email, 2.51
test('an email is only sent when the username and the address match', { tag: '@desktop' }, async ({ page, site }) => {
  const forgot = new ForgotSheet(page);
  await forgot.open(site.url);
  await forgot.chooseEmail();
  await forgot.send.click();
  await expect(forgot.sheet).toContainText('Please enter your username');
  await forgot.username.fill('player14');
  await forgot.email.fill('someone@players.example');
  await page.keyboard.press('Enter');
  await expect(forgot.sheet).toContainText('Username/Email does not exist');
  await forgot.email.fill('player14@players.example');
  await page.keyboard.press('Enter');
  await expect(forgot.sheet).toContainText('We’ve sent an email to player14@players.example');
  await expectAccessible(page);
  const outbox = await page.request.get(`${site.url}/sandbox/control/outbox`);
  expect(await outbox.text()).toContain('your temporary password is');
});
