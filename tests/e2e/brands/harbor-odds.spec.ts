import type { Locator, Page } from '@playwright/test';
import type { Fixture } from '#schemas/generated/platform.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'harbor' });

const boardOf = (page: Page): Locator => page.getByRole('region', { name: 'Next matches' });

async function liveFixture(page: Page, url: string): Promise<Fixture> {
  const answer = await page.request.get(`${url}/wps/sports/fixtures`);
  const { value }: { value: Fixture[] } = await answer.json();
  const fixture = value.find(({ state, isSuspended }) => state === 'live' && !isSuspended);
  if (!fixture) throw new Error('No match is under way.');
  return fixture;
}

test('harbor’s first screen has matches with odds, which follow the match, and a press starts the vendor there', {
  tag: ['@phone', '@fixtures', '@home', '@games', '@live'],
}, async ({ page, site }) => {
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  const board = boardOf(page);
  await expect(board.getByRole('button').first()).toBeInViewport();
  await expect(board.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { fixtureId, home, away, score } = await liveFixture(page, site.url);
  const line = board.getByRole('listitem').filter({ hasText: home });
  await site.set({ fixtures: { [fixtureId]: { home: 1, isSuspended: true } } });
  await expect(line).toContainText('Suspended');
  await expect(line.getByRole('button', { name: `${home} to win, suspended` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(board.getByRole('status')).toContainText(`${home} ${(score?.home ?? 0) + 1}, ${away}`);
  await site.set({ fixtures: { [fixtureId]: { home: 1 } } });
  await expect(line).not.toContainText('Suspended');

  const sent = page.waitForRequest(/launchGame/);
  await line.getByRole('button', { name: `${away} to win` }).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ fixtureId, outcome: 'away' });
  const game = new GameScreen(page);
  const chosen = game.frame.locator('#stage button[aria-pressed="true"]');
  await expect(chosen).toContainText(away);
});

test('a platform that lacks the matches leaves no hole on harbor’s first screen', {
  tag: ['@phone', '@fixtures', '@home'],
}, async ({ page, site }) => {
  await page.route('**/wps/sports/fixtures*', (route) => route.fulfill({ status: 501, body: '' }));
  await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Sports vendors');
  await expect(boardOf(page)).toHaveCount(0);
});
