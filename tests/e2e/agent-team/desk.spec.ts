import { AgentTeamScreen } from '../page-models/agent-team-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test('an agent opens a level in its place and sets one rate for several downlines', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const team = new AgentTeamScreen(page);
  await logInAs(page, site, 'agent3');
  await team.open(site.url);

  await test.step('opens levels below levels by mouse and keys', async () => {
    const totals = await team.totals.textContent();
    await team.turn('coral12');
    await expect(team.row('gabi09')).toHaveAttribute('aria-level', '2');
    await expect(team.row('coral12')).toHaveAttribute('aria-expanded', 'true');
    await expect(team.totals).toHaveText(totals ?? '');
    await team.row('alon44').press('ArrowRight');
    await expect(team.row('alon44')).toHaveAttribute('aria-expanded', 'true');
    await team.row('alon44').press('ArrowLeft');
    await team.row('alon44').press('ArrowLeft');
    await expect(team.row('coral12')).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('is told who cannot have the rate, before and after', async () => {
    await team.select('mangga7', 'sinag21', 'gabi09');
    await team.button('rates.action').click();
    await team.dialog.getByRole('spinbutton').fill('0.55');
    await expect(team.dialog.getByText(/at least 0.60%/)).toBeVisible();
    await expect(team.dialog.getByText(/not your direct downline/)).toBeVisible();
    await expectAccessible(page);
    await team.dialog.getByRole('spinbutton').fill('0.66');
    await expect(team.dialog.getByText(/at least 0.60%/)).toBeHidden();
    await team.act.dblclick();
    await expect(team.dialog.getByText('2 accounts now have a rate of 0.66%')).toBeVisible();
    await expect(team.dialog.getByText('gabi09', { exact: true })).toBeVisible();
    await team.button('rates.done').click();
    await expect(team.row('mangga7')).toContainText('0.66%');
    await expect(team.row('gabi09')).toContainText('0.50%');
    await expect(team.main.getByText('1 selected')).toBeVisible();
  });
});

test('an agent saves a view and comes back to it', { tag: ['@desktop', '@both'] }, async ({ page, site }) => {
  const team = new AgentTeamScreen(page);
  await logInAs(page, site, 'agent3');
  await page.goto(`${site.url}/agentHome?page=teamManagement&view=agents&sort=rate&direction=ascending`);
  await team.saveView('Lowest rates');
  await team.open(site.url);
  await expect(team.totals).toContainText('Team of agent3');
  await team.chooseView('Lowest rates');
  await expect(page).toHaveURL(/view=agents/);
  await expect(page).toHaveURL(/sort=rate/);
  await expect(team.main.getByRole('button', { name: 'Lowest rates' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=agents/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
