import type { Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { CareScreen } from '../page-models/care-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const GAME = '/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger';

test.use({ brand: 'aurora' });

const say = wordsOf('EN');

async function prepare(page: Page): Promise<Page> {
  await acceptDisclaimer(page);
  await acceptDisclaimerAgain(page);
  return page;
}

async function logInForADay(page: Page, url: string, account: string): Promise<void> {
  const sheet = new LogInSheet(page);
  await page.goto(`${url}/member?page=playerCare`);
  await sheet.fill(account, PASSWORD);
  await sheet.remember.check();
  const remembered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/device'));
  await sheet.submit();
  expect((await remembered).status()).toBe(200);
}

async function startTimeOut(page: Page): Promise<void> {
  const care = new CareScreen(page);
  await care.chooseBreak('timeOut', '3 days');
  await care.beginBreak('timeOut');
  await expect(care.stopped('timeOut')).toBeVisible();
}

test('a time-out closes a game in another tab at once, says so there, and leaves the money there too', {
  tag: ['@phone', '@both', '@remember-me', '@games', '@withdrawal'],
}, async ({ page, site, context }) => {
  const other = await prepare(await context.newPage());
  const [game, care] = [new GameScreen(other), new CareScreen(other)];
  await logInForADay(page, site.url, 'player12');

  await test.step('plays in a second tab', async () => {
    await other.goto(`${site.url}${GAME}`);
    await expect(game.playButton).toBeVisible();
  });

  await test.step('closes the game and says why, without a reload', async () => {
    await startTimeOut(page);
    await expect(game.iframe).toHaveCount(0);
    await expect(care.stopped('timeOut')).toBeVisible();
    // The tab has the session of the one that started the break.
    await expect(other.getByText(say('player-care:stopped.elsewhere'))).toHaveCount(0);
    await expectAccessible(other);
    await expectNoSidewaysScroll(other);
  });

  await test.step('opens a session that can only withdraw for the remembered device', async () => {
    const tab = await prepare(await context.newPage());
    const stopped = new CareScreen(tab);
    await tab.goto(`${site.url}/`);
    await expect(stopped.stopped('timeOut')).toBeVisible();
    await tab.goto(`${site.url}${GAME}`);
    await expect(stopped.stopped('timeOut')).toBeVisible();
    await expect(tab.locator('iframe')).toHaveCount(0);
    await expectAccessible(tab);
    await tab.close();
  });

  await test.step('withdraws', async () => {
    const withdrawal = new WithdrawalScreen(other);
    await care.withdraw.click();
    await withdrawal.presets.first().click();
    await withdrawal.act.click();
    await withdrawal.setPaymentPassword('482915', PASSWORD);
    await withdrawal.confirm('482915');
    await expect(other.getByText('Waiting for approval')).toBeVisible();
    await expectAccessible(other);
  });
});

test('a log-in elsewhere ends the game on the first device, and a time-out keeps it closed', {
  tag: ['@desktop', '@both', '@games'],
}, async ({ page, site, browser }) => {
  const context = await browser.newContext();
  const other = await prepare(await context.newPage());
  const [game, care, sheet] = [new GameScreen(other), new CareScreen(other), new LogInSheet(other)];
  await logInAs(other, site, 'player2');
  await other.goto(`${site.url}${GAME}`);
  await expect(game.playButton).toBeVisible();

  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=playerCare`);
  await expect(game.iframe).toHaveCount(0);
  await expect(sheet.dialog.getByText(say('shell:error.code.logged_in_elsewhere'))).toBeVisible();

  await startTimeOut(page);
  await sheet.logIn('player2', PASSWORD);
  await expect(care.stopped('timeOut')).toBeVisible();
  await expect(care.withdraw).toBeVisible();
  await expect(game.iframe).toHaveCount(0);
  await expectAccessible(other);
  await context.close();
});
