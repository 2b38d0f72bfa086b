import type { Page } from '@playwright/test';
import { CareScreen } from '../page-models/care-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { type Registration, RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WelcomeSheet } from '../page-models/welcome-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'aurora' });

const say = wordsOf('EN');
const PERSON = { username: 'sampaguita7', password: 'Bayani-26!', fullName: 'Maria Santos', birthday: '14-08-1996' };
const EMAIL = 'maria.santos@mail.example';
const STRANGER = { ...PERSON, username: 'rosal44', fullName: 'Ana Cruz', birthday: '02-03-1990' };

async function register(page: Page, site: RunningSite, person: Registration, email: string): Promise<void> {
  const sheet = new RegistrationSheet(page);
  await page.goto(`${site.url}/register`);
  await sheet.fill(person);
  await sheet.field(say('registration:optional', { field: say('registration:field.email') })).fill(email);
  await sheet.accept();
  await sheet.send();
}

async function exclude(page: Page, site: RunningSite): Promise<void> {
  const care = new CareScreen(page);
  await page.goto(`${site.url}/member?page=playerCare`);
  await care.chooseBreak('exclusion', '6 months');
  await care.beginBreak('exclusion');
  await expect(care.stopped('exclusion')).toBeVisible();
}

test('an excluded person opens no other account, and is shown who can help', {
  tag: ['@phone', '@both', '@registration', '@help'],
}, async ({ page, site }) => {
  const { dialog, problem } = new RegistrationSheet(page);
  await register(page, site, PERSON, EMAIL);
  await new WelcomeSheet(page, 'Aurora Play').lookAround.click();
  await new CareScreen(page).noLimit.click();
  await exclude(page, site);
  await new CareScreen(page).logOut.click();

  await test.step('is refused with the same name and birthday, spelled in another way', async () => {
    await register(page, site, { ...PERSON, username: 'newcomer9', fullName: 'MARIA SANTOS' }, 'other@mail.example');
    await expect(problem).toHaveText(say('registration:refused.account_refused'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('is refused with the same e-mail', async () => {
    await register(page, site, STRANGER, EMAIL.toUpperCase());
    await expect(problem).toHaveText(say('registration:refused.account_refused'));
  });

  await test.step('finds customer service and the help lines', async () => {
    await expect(dialog.getByRole('link', { name: say('help:entry.contact') })).toBeVisible();
    await dialog.getByRole('link', { name: say('help:entry.responsible') }).click();
    await expect(page).toHaveURL(/\/help#responsible$/);
    const helpLines = page.getByRole('list', { name: say('player-care:help.title') });
    await expect(helpLines).toContainText("PGA Players' Help Line");
    await expectAccessible(page);
  });
});

test('an excluded person comes back only by asking, and a day later', {
  tag: ['@phone', '@both', '@login-username'],
}, async ({ page, site }) => {
  const care = new CareScreen(page);
  const logIn = async () => {
    await page.goto(`${site.url}/login`);
    await new LogInSheet(page).logIn('player3', 'Sandbox1!');
  };
  await logIn();
  await expect(new SiteHeader(page).account).toBeVisible();
  await exclude(page, site);
  await expect(care.comeBack).toHaveCount(0);
  await care.logOut.click();

  await test.step('has an account that stays closed after the end', async () => {
    await site.operateCare('player3', 'age-stops');
    await logIn();
    await expect(care.dialog.getByText(say('player-care:stopped.ended'))).toBeVisible();
    await expect(care.withdraw).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('asks, and waits for a day', async () => {
    await care.comeBack.click();
    await expect(care.dialog.getByText(/^Your account opens .*\d/)).toBeVisible();
    await expect(care.comeBack).toHaveCount(0);
    await page.goto(`${site.url}/rng`);
    await expect(care.stopped('exclusion')).toBeVisible();
    await expectAccessible(page);
    await care.logOut.click();
    await logIn();
    await expect(care.stopped('exclusion')).toBeVisible();
    await care.logOut.click();
  });

  await test.step('plays again', async () => {
    await site.operateCare('player3', 'age-stops');
    await logIn();
    await expect(new SiteHeader(page).account).toBeVisible();
    await page.goto(`${site.url}/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger`);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(care.dialog).toHaveCount(0);
    await expectAccessible(page);
  });
});
