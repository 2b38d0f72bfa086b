import { calmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { lotteryWords } from '#sandbox/lottery/words.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { LotteryScreen } from '../page-models/lottery-screen.ts';
import { expectAccessible } from '../site/audit.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

// @proves GET /lgw/games/game_menus, GET /lotto/lgw/games/opened/numero
// @proves 7.23
test('a player bets on the island draws beside their slip, and sees it settled', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const calls = listenToPlatform(page);
  const lottery = new LotteryScreen(page);
  const { balance } = new GameScreen(page);
  const { gameCode } = calmGame(['lao-weekly-draw', 'angkor-draw'], await site.now());
  const sent = (path: string) => calls.filter((call) => call.path === path);

  await test.step('logs in first and returns to the game, also in its second spelling', async () => {
    await page.goto(`${site.url}/sealottery?gameCode=${gameCode}`);
    await new LogInSheet(page).logIn('player4', 'Sandbox1!');
    await expect(lottery.game(lotteryWords('EN').game(gameCode))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(balance).toContainText('₱25,000.00');
    expect(sent('/lgw/games/game_menus')[0]).toMatchObject({
      method: 'GET',
      query: { prizeMode: 'SEA', device: 'WEB', language: 'EN' },
    });
    await expectAccessible(page);
  });

  await test.step('bets on both sides in one call', async () => {
    await lottery.add('Last digit', 'Big');
    await lottery.add('Last digit', 'Small');
    await lottery.place();
    await expect(page.getByText('2 bets placed for ₱10.00')).toBeVisible();
    await expect(balance).toContainText('₱24,990.00');
    const [call, ...more] = sent('/lgw/bets').filter(({ method }) => method === 'POST');
    expect(more).toEqual([]);
    const line = {
      gameCode,
      issue: expect.stringMatching(/^\d{8}$/),
      kind: 'side',
      stake: 500,
      odds: 190,
    };
    expect(JSON.parse(call?.body ?? '')).toEqual({
      idempotencyKey: expect.stringMatching(/^[!-~]{1,64}$/),
      lines: [
        { ...line, selection: ['big'] },
        { ...line, selection: ['small'] },
      ],
    });
  });

  await test.step('sees one bet won at the draw, and the new balance', async () => {
    await lottery.seeBets();
    await expect(lottery.bets.filter({ hasText: 'Open' })).toHaveCount(2);
    await site.draw(gameCode);
    await expect(lottery.bets.filter({ hasText: '+₱9.50' })).toHaveCount(1);
    await expect(lottery.bets.filter({ hasText: 'Lost' })).toHaveCount(1);
    await expect(balance).toContainText('₱24,999.50');
    await expectAccessible(page);
  });
});
