import { readFile } from 'node:fs/promises';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { MyAccountScreen } from '../page-models/my-account-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const PASSWORD = 'Sandbox1!';
const DIGITS = '482915';

test('a member secures the account, adds a bank account, and logs out everywhere', {
  tag: ['@phone', '@withdrawal', '@remember-me'],
}, async ({ page, site, browser }) => {
  const account = new MyAccountScreen(page);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await acceptDisclaimer(elsewhere);
  await acceptDisclaimerAgain(elsewhere);
  await elsewhere.goto(`${site.url}/login`);
  const sheet = new LogInSheet(elsewhere);
  await sheet.fill('player14', PASSWORD);
  await sheet.remember.check();
  const remembered = elsewhere.waitForResponse((answer) => answer.url().endsWith('/wps/session/device'));
  await sheet.submit();
  expect((await remembered).status()).toBe(200);

  await logInAs(page, site, 'player14');
  await page.goto(`${site.url}/member`);
  await expect(new SiteHeader(page).icon).toHaveAttribute('src', /^data:image.png;base64,/);
  await account.open(site.url);
  await expect(account.level('fair')).toBeVisible();
  await expect(account.logIns.first()).toContainText('This session');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step('sets a payment password, which raises the level', async () => {
    await account.setPaymentPassword(DIGITS, PASSWORD);
    await expect(account.toast('withdrawal:set.done')).toBeVisible();
    await expect(account.level('good')).toBeVisible();
  });

  await test.step('adds a bank account, masked, and removes another with the payment password', async () => {
    await account.addBankAccount('Meridian Trust', '7001 5520 8841');
    await expect(account.accounts).toHaveCount(2);
    const added = account.accounts.filter({ hasText: '•••• 8841' });
    await expect(added).toContainText('Meridian Trust');
    await expectAccessible(page);
    await account.remove(account.accounts.first(), DIGITS);
    await expect(account.accounts).toHaveCount(1);
    await expect(added).toContainText('Default');
  });

  await test.step('logs out everywhere else, and stays logged in here', async () => {
    await account.logOutEverywhere();
    await expect(account.toast('my-account:devices.ended')).toBeVisible();
    await elsewhere.goto(`${site.url}/index`);
    await expect(new SiteHeader(elsewhere).logIn).toBeVisible();
    await page.reload();
    await expect(account.level('good')).toBeVisible();
  });

  await test.step('finds both log-ins among all of them, and saves them', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'All log-ins' }).click();
    await main.getByRole('combobox', { name: 'Status' }).selectOption('Logged in');
    await expect(page).toHaveURL(/view=history&state=opened$/);
    await page.reload();
    await expect(main.getByRole('table').getByText('This session')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"127.0.0.1","Logged in"');
  });
  await other.close();
});
