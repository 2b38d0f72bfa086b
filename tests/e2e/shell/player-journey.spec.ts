import { CareScreen } from '../page-models/care-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WelcomeSheet } from '../page-models/welcome-sheet.ts';
import { expect, test } from '../site/test.ts';

const player = {
  username: 'harana2026',
  password: 'Bayani-26!',
  fullName: 'Maria Santos',
  birthday: '14-08-1996',
};

// @proves 4.23, 4.28, DELETE /wps/session/logout, 2.36, 7.4
test('a player registers, logs out, logs in, plays a game and leaves', {
  tag: ['@desktop', '@both', '@registration', '@register-username', '@login-username', '@games', '@account'],
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  const registration = new RegistrationSheet(page);
  const logIn = new LogInSheet(page);
  const game = new GameScreen(page);
  await page.goto(`${site.url}/index`);

  await test.step('registers', async () => {
    await header.register.click();
    await registration.fill(player);
    await registration.accept();
    await registration.send();
    await expect(registration.dialog).toBeHidden();
    await new WelcomeSheet(page, 'Aurora Play').lookAround.click();
    await new CareScreen(page).noLimit.click();
    await expect(header.account).toBeVisible();
    await expect(page).toHaveURL(/\/index$/);
  });

  await test.step('logs out after a confirmation', async () => {
    await header.logOut();
    await expect(header.account).toBeHidden();
    await expect(page).toHaveURL(/\/index$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  await test.step('opens a game, logs in when asked, and returns to it', async () => {
    // The index renders tiles only near the window, so this uses a list of slots.
    await page.goto(`${site.url}/rng`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Dragon|Tiger|Lotus|Temple/ })
      .first()
      .click();
    await expect(logIn.dialog).toBeVisible();
    await logIn.logIn('player1', 'Sandbox1!');
    await expect(page).toHaveURL(/\/seamless\?/);
  });

  await test.step('plays until the balance changes', async () => {
    await expect(game.playButton).toBeEnabled();
    const before = await game.balance.textContent();
    await game.playButton.click();
    await expect(game.balance).not.toHaveText(before ?? '');
  });

  await test.step('goes back to the lobby and logs out', async () => {
    await game.leave();
    await header.logOut();
    await expect(header.account).toBeHidden();
  });
});
