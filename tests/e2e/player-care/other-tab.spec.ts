import { TURNS } from '#scripts/test/turn.mjs';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { CareScreen } from '../page-models/care-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

const breaks = [
  { kind: 'timeOut', name: 'a time-out', length: '3 days' },
  { kind: 'exclusion', name: 'a self-exclusion', length: '6 months' },
] as const;

for (const { kind, name, length } of ofThisTurn(breaks, TURNS))
  test(`${name} in one tab ends the game in another, which has no live connection`, {
    tag: ['@phone', '@both', '@games'],
  }, async ({ page, site }) => {
    const care = new CareScreen(page);
    await site.set({ socketDropped: true });
    await logInAs(page, site, 'player3');
    await page.goto(`${site.url}/member?page=playerCare`);
    const tab = await secondTab(page, `${site.url}/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger`);
    const { iframe, playButton } = new GameScreen(tab);
    await expect(playButton).toHaveAttribute('aria-disabled', 'false');

    await care.chooseBreak(kind, length);
    await care.beginBreak(kind);
    await expect(care.stopped(kind)).toBeVisible();
    await expect(new CareScreen(tab).stopped(kind)).toBeVisible();
    await expect(iframe).toHaveCount(0);
    await expectAccessible(tab);
  });
