import { PASSWORD } from '../e2e/errors/visit.ts';
import { AgentLogIn } from '../e2e/page-models/agent-log-in.ts';
import { AgentOfficeScreen } from '../e2e/page-models/agent-office-screen.ts';
import { AgentTeamScreen } from '../e2e/page-models/agent-team-screen.ts';
import { expect, test } from './test.ts';

test('an agent finds pages and downlines by the keyboard, and opens one in the team', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const [office, agents, team] = [new AgentOfficeScreen(page), new AgentLogIn(page), new AgentTeamScreen(page)];
  await agents.open(site.url);
  await agents.logIn('agent3', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);

  await test.step('opens pages and a downline by their names', async () => {
    await expect(office.find).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(office.field).toBeFocused();
    await page.keyboard.type('hourly');
    await expect(office.option('Hourly salary')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hourly salary' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(office.field).toBeFocused();
    await page.keyboard.type('banab');
    await expect(office.option('banaba5')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=teamManagement&open=banaba5/);
  });

  await test.step('sees the level with its totals in the window', async () => {
    await team.open(site.url);
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
    await expect(team.totals).toBeInViewport();
  });
});
