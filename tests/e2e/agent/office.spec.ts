import { AgentOfficeScreen } from '../page-models/agent-office-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('an agent goes anywhere by the keyboard', { tag: '@desktop' }, async ({ page, site }) => {
  const office = new AgentOfficeScreen(page);
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome`);
  await expect(office.find).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(office.field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('banab');
  await expect(office.option('banaba5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=teamManagement&open=banaba5/);
  await page.keyboard.press('Control+k');
  await expect(office.field).toBeFocused();
  await page.keyboard.type('hourly');
  await expect(office.option('Hourly salary')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hourly salary' })).toBeVisible();
});

test('a phone keeps its first screen for the page', { tag: '@phone' }, async ({ page, site }) => {
  const office = new AgentOfficeScreen(page);
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ['teamOverview', 'userProfit', 'dividend', 'platformMessages']) {
      await page.goto(`${site.url}/agentHome?page=${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await office.headerHeight(), `${id} at ${width}`).toBeLessThanOrEqual(72);
      await expectNoSidewaysScroll(page);
    }
  }
  const menu = await office.openMenu();
  await expect(menu.getByText(/GMT\+8/)).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page);
});

test('an agent goes to the cashier and messages by the menu', async ({ page, site }) => {
  const office = new AgentOfficeScreen(page);
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome`);
  for (const name of ['Deposit', 'Withdraw', 'Platform messages']) {
    await test.step(`opens ${name}`, async () => {
      const menu = await office.openMenu();
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});
