import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { AgentOfficeScreen } from '../page-models/agent-office-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { expect, test } from '../site/test.ts';

test('an agent goes anywhere by the keyboard, and to the cashier and messages by the menu', async ({ page, site }) => {
  const office = new AgentOfficeScreen(page);
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent3', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);

  await test.step('opens a downline and a page by their names', async () => {
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

  for (const [entry, heading] of [
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw'],
    ['Platform messages', 'Platform messages'],
  ] as const) {
    await test.step(`opens ${entry}`, async () => {
      const menu = await office.openMenu();
      await menu.getByRole('link', { name: entry }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
});
