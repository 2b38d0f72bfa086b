import { PASSWORD } from '../errors/visit.ts';
import { AgentTeamScreen } from '../page-models/agent-team-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const DIGITS = '482915';

// @proves 1.16
test('an agent finds a downline, changes its rate, freezes it and sends it money', {
  tag: ['@desktop', '@both'],
}, async ({ page, site }) => {
  const team = new AgentTeamScreen(page);
  await logInAs(page, site, 'agent3');

  await test.step('goes down a level and back up', async () => {
    await team.open(site.url);
    await expect(team.totals).toContainText('Team of agent3');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await team.openRow('coral12');
    await team.openLevel.click();
    await expect(team.path).toContainText('coral12');
    await expect(page).toHaveURL(/account=coral12/);
    await team.path.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/account=/);
  });

  await test.step('saves the whole team, level by level', async () => {
    const [head, ...lines] = await team.save();
    expect(head).toContain('"Account","Nickname","Type","Level","Upline"');
    expect(lines.find((line) => line.startsWith('"coral12"'))).toMatch(/^"coral12",.*"Agent",1,"agent3"/);
    expect(lines.some((line) => line.includes(',2,"coral12",'))).toBe(true);
  });

  await test.step('searches for an account and opens it', async () => {
    await team.search.fill('mang');
    await expect(team.totals).toContainText('account');
    await team.openRow('mangga7');
    await expect(page).toHaveURL(/search=mang/);
    await expect(page).toHaveURL(/open=mangga7/);
    await expect(team.main.getByRole('link', { name: /^Dividend/ })).toContainText('Active');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('changes the rate within its range', async () => {
    await team.rate.fill('0.95');
    await expect(team.main.getByText(/^Enter a rate from/)).toBeVisible();
    await team.rate.fill('0.72');
    await team.button('rate.change', { rate: '0.72%' }).click();
    await expect(team.main.getByText('0.72% now')).toBeVisible();
  });

  await test.step('transfers money with the payment password', async () => {
    await team.button('transfer.action').click();
    await team.presets.first().click();
    await expectAccessible(page);
    await team.act.click();
    await team.setPaymentPassword(DIGITS, PASSWORD);
    await team.paymentPassword.fill(DIGITS);
    await team.act.dblclick();
    await expect(page.getByText(/transferred to mangga7/)).toBeVisible();
  });

  await test.step('freezes the account and lifts the freeze', async () => {
    await team.button('freeze.freeze').click();
    await team.dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
    await expect(team.row('mangga7').getByText('Frozen', { exact: true })).toBeVisible();
    await team.button('freeze.lift').click();
    await team.dialog.getByRole('button', { name: 'Unfreeze', exact: true }).click();
    await expect(team.row('mangga7').getByText('Frozen', { exact: true })).toBeHidden();
  });
});

test('a downline opens in its card, which leads to its level', { tag: '@phone' }, async ({ page, site }) => {
  const team = new AgentTeamScreen(page);
  await logInAs(page, site, 'agent3');
  await team.open(site.url);
  await expect(team.totals).toContainText('Team of agent3');
  await expectNoSidewaysScroll(page);
  await team.openRow('coral12');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await team.openLevel.click();
  await expect(team.path).toContainText('coral12');
  await expect(page).toHaveURL(/account=coral12/);
});
