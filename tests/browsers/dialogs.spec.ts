import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../e2e/page-models/registration-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { unfit } from './dialog-fit.ts';
import { expect, test } from './test.ts';

const say = wordsOf('EN');

test('the log-in and its help are as high as what they hold, and end in the window', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  const logIn = new LogInSheet(page);
  await page.goto(`${site.url}/login`);
  await expect(logIn.username).toBeVisible();
  await expect.poll(() => unfit(page)).toEqual([]);
  await logIn.forgot.click();
  await expect(page.getByRole('dialog', { name: say('forgot-password:title') })).toBeVisible();
  await expect.poll(() => unfit(page)).toEqual([]);
});

test('the log-in by code is as high as what it holds, and ends in the window', async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).chooseSms();
  await expect.poll(() => unfit(page)).toEqual([]);
});

test('the registration is as high as what it holds, and ends in the window', async ({ page, site }) => {
  await page.goto(`${site.url}/register`);
  const registration = new RegistrationSheet(page);
  await expect(registration.field(say('registration:field.username'))).toBeVisible();
  await expect.poll(() => unfit(page)).toEqual([]);
});

test('the dialogs of a member are as high as what they hold, and end in the window', async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player1', 'Sandbox1!');
  await expect(header.account).toBeVisible();
  await test.step('announcements', async () => {
    await header.openAccount(say('announcements:entry.announcements'));
    const news = page.getByRole('dialog', { name: say('announcements:entry.announcements') });
    await expect(news.getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => unfit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the question before the log-out', async () => {
    await header.openAccount(say('account:logOut'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => unfit(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('the forms of the member centre', async () => {
    await page.goto(`${site.url}/member?page=securityCenter`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('withdrawal:card.add'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => unfit(page)).toEqual([]);
  });
});

test('what scrolls in a dark dialog has no white scrollbar', { tag: '@phone' }, async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  const { dialog } = new LogInSheet(page);
  await expect(dialog).toBeVisible();
  const seen = await dialog.evaluate((element) => {
    const { colorScheme, scrollbarColor } = getComputedStyle(element);
    return { colorScheme, hasOwnColour: !CSS.supports('scrollbar-color', 'auto') || scrollbarColor !== 'auto' };
  });
  expect(seen).toEqual({ colorScheme: 'dark', hasOwnColour: true });
});
