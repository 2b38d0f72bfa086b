import type { Page } from '@playwright/test';
import { GameScreen } from '../page-models/game-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const GAME = '/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger';

/** Pixels from the top of the window to the end of the clock, and to the beginning and end of the game. */
async function edges(page: Page, clock: string) {
  const box = await page.getByRole('region', { name: clock }).boundingBox();
  const game = await new GameScreen(page).iframe.boundingBox();
  if (!box || !game) throw new Error('The clock or the game is not shown.');
  return { clock: box.y + box.height, top: game.y, bottom: game.y + game.height };
}

for (const [brand, language] of [
  ['oasis', 'AR'],
  ['harbor', 'EN'],
] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test(
      `${brand} shows the session clock over a game, and covers nothing of it`,
      {
        tag: ['@games'],
      },
      async ({ page, site }, { project }) => {
        const say = wordsOf(language);
        const label = say('reality-check:clock.label');
        await logInAs(page, site, 'player2');
        await page.goto(`${site.url}${GAME}`);
        await expect(new GameScreen(page).iframe).toBeVisible();
        const upright = page.viewportSize() ?? { width: 390, height: 844 };
        const lying = project.name.startsWith('phone') ? [{ width: 844, height: 390 }] : [];
        for (const window of [upright, ...lying]) {
          await page.setViewportSize(window);
          await expect(page.getByRole('region', { name: label })).toBeInViewport();
          await expect.poll(async () => (await edges(page, label)).bottom).toBeCloseTo(window.height, 0);
          const { clock, top } = await edges(page, label);
          expect(clock).toBeLessThanOrEqual(top);
          await expectNoSidewaysScroll(page);
        }
        await expectAccessible(page);
      },
    );
  });
}
