import { readFile } from 'node:fs/promises';
import { AgentReportsScreen } from '../page-models/agent-reports-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

/** Lists with totals: page, what its address says, and how many columns come to a total at least. */
const LISTS = [
  ['userProfit', '&account=banaba5&range=month', 6],
  ['userProfit', '&account=mangga7', 6],
  ['teamManagement', '&account=banaba5', 2],
  ['myIncome', '&range=month', 6],
  ['teamBetting', '&view=levels', 4],
  ['teamBetting', '&view=groups&gameType=RNG', 4],
  ['accountDetails', '&view=levels', 4],
  ['accountDetails', '&view=groups', 4],
  ['dividend', '&view=own', 3],
] as const;

test('an agent compares its team’s days, goes down to an account, and reads its income', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const reports = new AgentReportsScreen(page);
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome`);

  let shownDays = 0;
  await test.step('sees this month against the month before, as figures and as a table', async () => {
    await expect(reports.figure('turnover')).toContainText(/₱[\d,.]+/);
    await reports.chooseDays('month');
    await expect(page).toHaveURL(/range=month/);
    await expect(reports.figure('turnover')).toContainText(/before/);
    const table = await reports.openTable();
    await expect(table.getByRole('row').last()).toContainText('Total');
    // The headings and the total do not count.
    shownDays = (await table.getByRole('row').count()) - 2;
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('saves a line for each day', async () => {
    const saved = await reports.save();
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    const days = lines.slice(1).map((line) => Number(line.match(/^"?\d{4}-\d\d-(\d\d)/)?.[1]));
    expect(days).toEqual(days.map((_, index) => index + 1));
    expect(days).toHaveLength(shownDays);
  });

  await test.step('finds that every column comes to its total', async () => {
    for (const [page, query, columns] of LISTS) {
      await reports.open(site.url, page, query);
      const { wrong, added } = await reports.addColumns();
      expect({ page, query, wrong, isAdded: added >= columns }).toEqual({ page, query, wrong: [], isAdded: true });
    }
    await page.goto(`${site.url}/agentHome?range=month`);
    await reports.openTable();
    // Somebody who bets on two days is one active member.
    expect((await reports.addColumns()).wrong).toEqual(expect.not.arrayContaining(['Turnover', 'Rebate']));
  });

  await test.step('goes from the largest downlines down to an account', async () => {
    await reports.allDownlines.click();
    await expect(page).toHaveURL(/page=userProfit/);
    await reports.row('mangga7').click();
    await expect(page).toHaveURL(/account=mangga7/);
    await expect(reports.path).toContainText('mangga7');
    await page.reload();
    await expect(reports.row('banaba5')).toBeVisible();
    const saved = await reports.save();
    expect(saved.suggestedFilename()).toMatch(/^User profit and loss mangga7 .+\.csv$/);
    expect(await readFile(await saved.path(), 'utf8')).toContain('\r\n"banaba5",');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('reads its income', async () => {
    await reports.open(site.url, 'myIncome');
    await expect(reports.incomeSummary).toContainText('Commission');
    await expect(reports.incomeSummary).toContainText(/₱[\d,.]+/);
    const saved = await reports.save();
    expect((await readFile(await saved.path(), 'utf8')).trim().split('\r\n')).toHaveLength(1 + 7);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a downline’s card leads to its own downlines', { tag: '@phone' }, async ({ page, site }) => {
  const reports = new AgentReportsScreen(page);
  await logInAs(page, site, 'agent3');
  await reports.open(site.url, 'userProfit');
  await reports.row('mangga7').click();
  await reports.toDownlines.click();
  await expect(page).toHaveURL(/account=mangga7/);
  await expect(reports.path).toContainText('mangga7');
  await expect(reports.row('banaba5')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
