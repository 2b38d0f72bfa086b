import { readFile } from 'node:fs/promises';
import { AgentRecordsScreen } from '../page-models/agent-records-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { fourWeeks } from '../site/four-weeks.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('an agent follows the money of its team down to a single bet', { tag: ['@desktop', '@both'] }, async ({
  page,
  site,
}) => {
  const records = new AgentRecordsScreen(page);
  await logInAs(page, site, 'agent3');

  await test.step('filters bets by the account of the address, with its team', async () => {
    await records.open(site.url, 'teamBetting', `&${await fourWeeks(site)}&account=mangga7`);
    await records.filter('who.scope').selectOption('team');
    await expect(records.filter('who.levels')).toBeVisible();
    await expect(records.totals).toContainText('bets');
    await expect(records.rows.first()).toContainText(/Lost|Won/);
    await records.filter('bets.types').selectOption('RNG');
    await expect(page).toHaveURL(/account=mangga7.*scope=team.*gameType=RNG/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  const total = await test.step('saves as many bets as the totals say', async () => {
    const text = (await records.totals.textContent()) ?? '';
    const saved = await records.save();
    expect(saved.suggestedFilename()).toMatch(/^Team betting .+\.csv$/);
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(text).toMatch(new RegExp(`^${lines.length - 1} bets`));
    expect(lines.every((line, index) => index === 0 || line.includes('Slots'))).toBe(true);
    return text;
  });

  await test.step('opens a bet by the keyboard, and it is still open after a reload', async () => {
    await records.rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(records.fact('column.number')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(records.fact('column.number')).toBeVisible();
    await expect(records.totals).toHaveText(total);
    await page.goBack();
    await expect(records.fact('column.number')).toBeHidden();
  });

  await test.step('goes from the sums by level to the bets of one', async () => {
    await records.button('view.levels').click();
    await records.rows.first().click();
    await expect(page).toHaveURL(/level=\d/);
    await expect(records.filter('who.levels')).not.toHaveValue('');
  });

  await test.step('finds a movement of an account, and the bet behind it', async () => {
    await records.open(site.url, 'accountDetails', `&${await fourWeeks(site)}`);
    await expect(records.totals).toContainText('transactions');
    await expectAccessible(page);
    await records.showAccount('kikor');
    await expect(records.button('who.whole')).toBeVisible();
    await records.filter('movements.kinds').selectOption('bet');
    await expect(page).toHaveURL(/account=kikor.*kind=bet/);
    await expect(records.rows.first()).toContainText(/kikor.*Bet/);
    await records.rows.first().click();
    await records.main.getByRole('link', { name: 'Open the bet' }).click();
    await expect(page).toHaveURL(/page=teamBetting&open=\d+/);
    await expect(records.main).toContainText('Bet number');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
