import { GameScreen } from '../page-models/game-screen.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SavedGamesScreen } from '../page-models/saved-games-screen.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { TrialDialog } from '../page-models/trial-dialog.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

const GAME = 'Royal Baccarat';
const DEMO = 'Fortune Tiger';

// @proves GET /wps/relay/GCSGAME_hotGamesV2, GET /wps/relay/GCSGAME_gameVendor, GET /wps/relay/MCSFE_getFavoriteGames
// @proves GET /wps/relay/MCSFE_getFavoriteGamesList, POST /wps/relay/MCSFE_addFavoriteGameV2
// @proves DELETE /wps/relay/MCSFE_removeFavoriteGameV2
// @proves 1.19, 7.20
test('a player saves a game on the home page, finds it among the favourites, and removes it', {
  tag: ['@desktop', '@both'],
}, async ({ page, site }) => {
  const tiles = new GameTiles(page);
  const logIn = new LogInSheet(page);
  const menu = new SideMenu(page);
  const saved = new SavedGamesScreen(page);
  await page.goto(`${site.url}/index`);

  await test.step('logs in when asked, and returns', async () => {
    await tiles.guestHeart(GAME).click();
    await logIn.logIn('player2', 'Sandbox1!');
    await expect(page).toHaveURL(/\/index$/);
  });

  await test.step('saves it', async () => {
    const added = page.waitForResponse(/addFavoriteGameV2/);
    await tiles.pressHeart(GAME);
    await expect(tiles.heart(GAME)).toHaveAttribute('aria-pressed', 'true');
    await added;
  });

  await test.step('finds it among the favourites', async () => {
    await menu.follow('My collection');
    // The home page shows the game too, and stays until this page has loaded.
    await expect(saved.title).toBeVisible();
    await expect(tiles.link(GAME)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('removes it for good', async () => {
    const removed = page.waitForResponse(/removeFavoriteGameV2/);
    await tiles.pressHeart(GAME);
    await expect(saved.noFavorites).toBeVisible();
    await removed;
    await page.reload();
    await expect(saved.noFavorites).toBeVisible();
  });
});

// @proves GET /wps/relay/GCS_recentGame, POST /wps/game/launchGame
// @proves 7.20
test('a launched game is among the recent games', { tag: '@phone' }, async ({ page, site }) => {
  const tiles = new GameTiles(page);
  const saved = new SavedGamesScreen(page);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/recent`);
  await expect(saved.noRecent).toBeVisible();
  await saved.findGame();
  await tiles.link(GAME).click();
  await expect(new GameScreen(page).iframe).toBeVisible();
  await page.goto(`${site.url}/recent`);
  await expect(tiles.link(GAME)).toBeVisible();
});

// @proves 4.38, POST /wps/session/login/freeplay, 1.4, 7.3
test('free play starts the demo of a tile, and its heart asks for a real account', {
  tag: ['@phone', '@both', '@free-play'],
}, async ({ page, site }) => {
  const tiles = new GameTiles(page);
  await page.goto(`${site.url}/index`);
  await tiles.freeTrial(DEMO).click();
  const trial = new TrialDialog(page);
  await trial.disclaimer.uncheck();
  await trial.begin.click();
  await expect(trial.dialog).toContainText('Please accept the disclaimer first');
  await expectAccessible(page);
  await trial.disclaimer.check();
  await trial.begin.click();
  await expect(trial.dialog).toBeHidden();
  const demo = new GameScreen(page);
  await expect(demo.playButton).toBeEnabled();
  await expect(page.getByText('You’re playing with play credit.')).toBeVisible();
  await expect(demo.frame.getByText('Demo: no real money')).toBeVisible();
  await demo.leave();
  const saved = new SavedGamesScreen(page);
  await tiles.pressHeart(GAME);
  await saved.keepBrowsing();
  for (const list of ['My collection', 'Recent games']) {
    await new SideMenu(page).follow(list);
    await expect(page.getByRole('main')).toContainText('You need a real account');
  }
  await tiles.pressHeart(GAME);
  await saved.createAccount();
  await expect(new RegistrationSheet(page).dialog).toBeVisible();
  await expect(saved.realAccount).toBeHidden();
});
