import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PasskeysCard, VirtualAuthenticator } from '../page-models/passkeys-card.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

const PASSWORD = 'Sandbox1!';

test('a member adds a passkey, logs in with it, and confirms a withdrawal', {
  tag: ['@phone', '@login-passkey', '@my-account', '@withdrawal'],
}, async ({ page, site }) => {
  const authenticator = await VirtualAuthenticator.on(page);
  const card = new PasskeysCard(page);
  const sheet = new LogInSheet(page);
  const main = page.getByRole('main');

  await test.step('adds one with the password, and names it', async () => {
    await card.open(site.url);
    await sheet.logIn('player16', PASSWORD);
    await card.startAdding();
    await expectAccessible(page);
    await card.confirmAdding(PASSWORD);
    await expect(card.passkeys).toContainText('Logs you in and confirms withdrawals');
    await card.rename('My phone');
    await expect(card.passkeys).toContainText('My phone');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('hears what to do when the log-in does not recognise the person, and logs in as its owner', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await authenticator.verify(false);
    await page.goto(`${site.url}/member?page=withdraw`);
    await expect(sheet.username).toHaveAttribute('autocomplete', 'username webauthn');
    await expectAccessible(page);
    if ((await sheet.disclaimer.count()) > 0) await sheet.disclaimer.check();
    await sheet.passkey.click();
    await expect(sheet.problem).toContainText('If you’ve lost it');
    await authenticator.verify(true);
    // The name field takes a passkey too, and may have logged in already; then the button is busy or gone.
    await sheet.passkey.evaluateAll((found) => found.map((button) => button instanceof HTMLElement && button.click()));
    await expect(sheet.dialog).toBeHidden();
  });

  await test.step('confirms a withdrawal with it, without a payment password', async () => {
    const withdrawal = new WithdrawalScreen(page);
    await withdrawal.presets.first().click();
    await withdrawal.act.click();
    const confirm = withdrawal.dialog.getByRole('button', { name: 'Withdraw ₱1,000.00' });
    await authenticator.verify(false);
    await confirm.click();
    await expect(withdrawal.dialog.getByText('No passkey was used.')).toBeVisible();
    await expectAccessible(page);
    await authenticator.verify(true);
    await confirm.click();
    await expect(main.getByText('Waiting for approval')).toBeVisible();
  });

  await test.step('sees its last use', async () => {
    await card.open(site.url);
    await expect(card.passkeys).toContainText('Last used:');
  });
});
