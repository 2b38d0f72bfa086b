import { AgentTeamScreen } from '../page-models/agent-team-screen.ts';
import { GameList } from '../page-models/game-list.ts';
import { withLittleMemory } from '../site/little-memory.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test.use({ launchOptions: [withLittleMemory, { scope: 'worker' }] });

test('twenty thousand games are scrolled and searched on a phone with little memory', {
  tag: ['@phone', '@games'],
}, async ({ page, site }) => {
  const list = new GameList(page);
  await site.set({ vastCatalogue: true });
  await page.goto(`${site.url}/rng`);
  await expect(list.result).toHaveText('20,000 games');
  for (const share of [0.2, 0.4, 0.6, 0.8, 0.98, 0.1]) {
    await list.jumpTo(share);
    await expect(list.tiles.first().getByRole('link').first()).toBeVisible();
  }
  await list.search.fill('volcano rush');
  await expect(list.result).toHaveText('41 games');
});

test('a team of a hundred thousand is opened and saved as a file with little memory', {
  tag: ['@desktop', '@agent-team'],
}, async ({ page, site }) => {
  const team = new AgentTeamScreen(page);
  await site.set({ vastTeam: true });
  await logInAs(page, site, 'agent3');
  await team.open(site.url);
  const lines = await team.save();
  expect(lines.length).toBeGreaterThan(100_000);
  await expect(team.totals).toBeVisible();
});
