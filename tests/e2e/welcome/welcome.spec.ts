import { CareScreen } from '../page-models/care-screen.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SitePage } from '../page-models/site-page.ts';
import { WelcomeSheet } from '../page-models/welcome-sheet.ts';
import { expectAccessible } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

const player = {
  username: 'bituin2026',
  password: 'Bayani-26!',
  fullName: 'Maria Santos',
  birthday: '14-08-1996',
};

test.use({ disclaimer: 'asked' });

test('a visitor accepts the disclaimer once, registers, is welcomed, and is asked for an identity at the first deposit', {
  tag: ['@phone', '@disclaimer', '@registration', '@register-username', '@promotions', '@deposit', '@kyc'],
}, async ({ page, site }) => {
  const registration = new RegistrationSheet(page);
  const welcome = new WelcomeSheet(page, 'Aurora Play');
  const kyc = new KycDialog(page);
  const sitePage = new SitePage(page);
  let presses = 0;
  const press = async (act: () => Promise<void>) => {
    presses += 1;
    await act();
  };
  await page.goto(`${site.url}/index`);

  await test.step('is welcomed after six presses, with the ticket that waits', async () => {
    await press(() => page.getByRole('button', { name: 'None of these apply to me' }).click());
    await press(() => new SiteHeader(page).register.click());
    await registration.field('Username').fill(player.username);
    await registration.choosePassword(player.password);
    await press(() => registration.next());
    await registration.field('Full name').fill(player.fullName);
    await registration.field('Date of birth').fill(player.birthday);
    await press(() => registration.next());
    await press(() => registration.accept());
    await press(() => registration.send());
    await expect(welcome.next('ticket')).toBeVisible();
    await expect(welcome.next('deposit')).toBeVisible();
    expect(presses).toBe(6);
    await expect(sitePage.dialogs).toHaveCount(1);
    await expect(welcome.dialog).toContainText(player.username);
    await expect(welcome.dialog).toContainText(
      'We’ll ask you to verify your identity when you first deposit or withdraw',
    );
    await expectAccessible(page);
  });

  await test.step('goes to the ticket once it is said whether there is a limit, and to no other dialog', async () => {
    await welcome.next('ticket').click();
    await new CareScreen(page).noLimit.click();
    await expect(page).toHaveURL(/page=rewardCenter/);
    await expect(sitePage.dialogs).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Open your ticket' })).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(sitePage.dialogs).toHaveCount(0);
  });

  await test.step('is asked for an identity by the deposit until that is put off, with what was said before', async () => {
    await page.goto(`${site.url}/member?page=depositv2`);
    await kyc.start();
    await expect(kyc.name).toHaveValue(player.fullName);
    await expect(kyc.birthday).toHaveValue(player.birthday);
    await expectAccessible(page);
    const place = kyc.dialog.getByLabel('Place of birth');
    await place.fill('Cebu');
    await kyc.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(kyc.dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Verify now' }).click();
    await expect(place).toHaveValue('Cebu');
  });
});
