import { GameScreen } from '../page-models/game-screen.ts';
import { WalletScreen } from '../page-models/wallet-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { timeOn } from '../site/page-clock.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

// @proves GET /wps/member/info/icon, GET /wps/member/info/funds/consolidated, GET /wps/v2/wallets/balance
// @proves POST /wps/relay/GCS_walletTransfer
// @proves 7.11
test('a player moves money to a vendor, plays with it, and brings everything back', {
  tag: ['@phone', '@games', '@wallet'],
}, async ({ page, site }) => {
  const calls = listenToPlatform(page);
  const wallet = new WalletScreen(page);
  await site.set({ vendorWallets: true, vendorMaintenance: {} });
  await logInAs(page, site, 'player14');
  await page.goto(`${site.url}/member?page=transferFund`);
  await expect(wallet.mainWallet).toContainText('₱25,000.00');
  const tab = await secondTab(page);
  const second = new WalletScreen(tab);
  const transfers = () => calls.filter(({ path }) => path === '/wps/relay/GCS_walletTransfer').length;

  await test.step('chooses an amount in two tabs, and loses the answer in one', async () => {
    await expectAccessible(page);
    await wallet.vendor('Jadeworks').click();
    await wallet.confirm.click();
    await expect(wallet.amount).toBeFocused();
    await wallet.presets.nth(2).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await second.vendor('Jadeworks').click();
    await second.presets.nth(2).click();
    await site.set({ faults: [{ operation: 'walletTransfer', kind: 'lost-answer' }] });
    await wallet.confirm.dblclick();
    await expect(wallet.sheet.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await site.set({ faults: [] });
    expect(transfers()).toBe(1);
  });

  await test.step('has moved it once, after back, a reload, another try, forward and a second tab', async () => {
    await page.goto(`${site.url}/member`);
    await page.goBack();
    await page.reload();
    await wallet.vendor('Jadeworks').click();
    await wallet.presets.nth(2).click();
    await wallet.confirm.dblclick();
    await expect(wallet.sheet).toBeHidden();
    await second.confirm.click();
    await expect(second.sheet.getByText('This balance has just changed.')).toBeVisible();
    await expectAccessible(tab);
    await tab.close();
    await page.goForward();
    await page.goBack();
    await expect(wallet.vendor('Jadeworks')).toContainText('₱2,500.00');
    await expect(wallet.mainWallet).toContainText('₱22,500.00');
    expect(transfers()).toBe(2);
  });

  await test.step('a game starts at once with money in its vendor’s wallet, and shows that balance', async () => {
    await page.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
    await expect(new GameScreen(page).iframe).toBeVisible();
    await expect(page.getByRole('main').getByText('₱2,500.00')).toBeVisible();
  });

  await test.step('a vendor under maintenance keeps its balance, and the rest comes back at once', async () => {
    await page.goto(`${site.url}/member?page=transferFund`);
    await wallet.vendor('Regalia').click();
    await wallet.presets.nth(0).click();
    await wallet.confirm.click();
    await expect(wallet.vendor('Regalia')).toContainText('₱500.00');
    await site.set({ vendorMaintenance: { RGL: (await timeOn(page)) + 3_600_000 } });
    await page.reload();
    await wallet.vendor('Regalia').click();
    await expect(wallet.sheet).toContainText('Your ₱500.00 there is safe.');
    await expectAccessible(page);
    await wallet.confirm.click();
    await wallet.allBack.click();
    await expectAccessible(page);
    await wallet.confirm.dblclick();
    await expect(wallet.mainWallet).toContainText('₱24,500.00');
    await expect(wallet.vendor('Regalia')).toContainText('₱500.00');
    expect(transfers()).toBe(4);
  });

  await test.step('the member centre asks what contracts pay besides', async () => {
    const funds = page.waitForResponse((answer) => answer.url().endsWith('/wps/member/info/funds/consolidated'));
    await page.goto(`${site.url}/member`);
    expect((await funds).status()).toBe(200);
    await expect(page.getByRole('main').getByText('₱24,500.00')).toBeVisible();
  });
});
