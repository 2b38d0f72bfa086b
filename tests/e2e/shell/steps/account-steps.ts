import { expect } from '@playwright/test';
import { CareScreen } from '#tests/e2e/page-models/care-screen.ts';
import { ForgotSheet } from '#tests/e2e/page-models/forgot-sheet.ts';
import { KycDialog } from '#tests/e2e/page-models/kyc-dialog.ts';
import { LogInSheet } from '#tests/e2e/page-models/log-in-sheet.ts';
import { RegistrationSheet } from '#tests/e2e/page-models/registration-sheet.ts';
import { SiteFooter } from '#tests/e2e/page-models/site-footer.ts';
import { SiteHeader } from '#tests/e2e/page-models/site-header.ts';
import { SmsCode } from '#tests/e2e/page-models/sms-code.ts';
import { logInAs } from '#tests/e2e/site/log-in-as.ts';
import { photograph } from '#tests/e2e/site/photograph.ts';
import { wordsOf } from '#tests/e2e/site/words.ts';
import type { Step, Visit } from './step.ts';

const say = wordsOf('EN');
const PERSON = { username: 'tala2028', password: 'Bayani-26!', fullName: 'Maria Santos', birthday: '14-08-1996' };
const ADDRESS = 'player14@players.example';
const IDENTITY = {
  ...{ payeename: 'Ana Cruz', birthday: '14-02-1990', placeOfBirth: 'Cebu', country: 'Philipp' },
  ...{ address: '12 Mabini Street', employerName: 'Harbour Works' },
};

/** Steps that open an account and say who it belongs to. */
export const accountSteps: readonly Step[] = [
  {
    name: 'a registration opens one account and logs in to it',
    operation: 'register',
    tags: ['@registration'],
    open: async ({ page, site }) => {
      const sheet = new RegistrationSheet(page);
      await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
      await new SiteHeader(page).register.click();
      await sheet.fill(PERSON);
      await sheet.accept();
    },
    button: (page) => page.getByRole('button', { name: say('registration:submit') }),
    done: async ({ page }) => {
      await expect(new RegistrationSheet(page).dialog).toBeHidden();
      await expect(new SiteHeader(page).logIn).toHaveCount(0);
    },
  },
  {
    name: 'a code comes for a mobile number, and logs in',
    operation: 'smsCode',
    tags: ['@login-sms'],
    open: async ({ page, site }) => {
      await page.goto(`${site.url}/login`);
      await new LogInSheet(page).chooseSms();
      const sms = new SmsCode(page);
      await sms.chooseCountry('philip');
      await sms.number.fill('9170000011');
    },
    button: (page) => new SmsCode(page).get,
    typed: (page) => new SmsCode(page).number,
    confirm: (page) => new SmsCode(page).confirmUnsent(),
    done: async ({ page, site }) => {
      const { again, code } = new SmsCode(page);
      await expect(again).toBeDisabled();
      await code.fill(/\d{6}/.exec(await site.lastMessage('+639170000011'))?.[0] ?? '');
      await code.press('Enter');
      await expect(new SiteHeader(page).account).toBeVisible();
    },
  },
  {
    name: 'a temporary password comes by e-mail',
    operation: 'forgotByEmail',
    tags: ['@forgot-password'],
    open: async ({ page, site }) => {
      const forgot = new ForgotSheet(page);
      await forgot.open(site.url);
      await forgot.chooseEmail();
      await forgot.username.fill('player14');
      await forgot.email.fill(ADDRESS);
    },
    button: (page) => new ForgotSheet(page).send,
    typed: (page) => new ForgotSheet(page).email,
    done: async ({ page, site }) => {
      await expect(new ForgotSheet(page).sheet).toContainText(say('forgot-password:sent', { email: ADDRESS }));
      expect(await site.lastMessage(ADDRESS)).toContain('your temporary password is');
    },
  },
  {
    name: 'personal information is sent',
    operation: 'submitPersonalInfo',
    tags: ['@kyc'],
    open: async (visit) => void (await fillIdentity(visit)),
    button: (page) => new KycDialog(page).dialog.getByRole('button', { name: say('kyc:next') }),
    typed: (page) => new KycDialog(page).name,
    done: ({ page }) => expect(new KycDialog(page).current).toContainText(say('kyc:step.documents')),
  },
  {
    name: 'pictures of an identity card are sent',
    operation: 'uploadIdImages',
    tags: ['@kyc'],
    open: async (visit) => {
      const kyc = await fillIdentity(visit);
      await kyc.next();
      for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'])
        await kyc.choose(say(`kyc:documents.${side}`), { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph() });
    },
    button: (page) => new KycDialog(page).dialog.getByRole('button', { name: say('kyc:documents.send') }),
    findsOut: true,
    done: ({ page }) => expect(new KycDialog(page).sent).toBeVisible(),
  },
  {
    name: 'a limit is set',
    operation: 'setCareLimit',
    tags: ['@player-care'],
    open: async ({ page, site }) => {
      const care = new CareScreen(page);
      await logInAs(page, site, 'player1');
      await page.goto(`${site.url}/help`);
      await new SiteFooter(page).follow('Limits and breaks');
      await care.openDepositLimit('6000');
    },
    button: (page) => new CareScreen(page).dialog.locator('button[type="submit"]'),
    typed: (page) => new CareScreen(page).dialog.getByRole('spinbutton'),
    done: ({ page }) => expect(new CareScreen(page).main.getByText('of ₱6,000.00')).toBeVisible(),
  },
];

async function fillIdentity({ page, site }: Visit): Promise<KycDialog> {
  const kyc = new KycDialog(page);
  await site.setVerification('player11', 'N');
  await logInAs(page, site, 'player11');
  await page.goto(`${site.url}/member?page=depositv2`);
  await kyc.dialog.waitFor();
  await kyc.start();
  await kyc.fill(IDENTITY);
  return kyc;
}
