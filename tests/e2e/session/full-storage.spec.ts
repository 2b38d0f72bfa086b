import { GameTiles } from '../page-models/game-tiles.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');
const GAME = 'Fortune Tiger';

test.use({ disclaimer: 'asked' });

test('where storage is full a visitor keeps a draft, accepts, logs in, keeps a game and changes the language', {
  tag: ['@desktop', '@disclaimer', '@registration', '@saved-games', '@language'],
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  const menu = new SideMenu(page);
  const registration = new RegistrationSheet(page);
  const tiles = new GameTiles(page);
  const disclaimer = page.getByRole('dialog', { name: say('disclaimer:title') });
  const refused: string[] = [];
  await page.exposeFunction('refuse', (key: string) => void refused.push(key));
  await page.addInitScript(() => {
    Storage.prototype.setItem = (key: string) => {
      Reflect.get(window, 'refuse')(key);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(`${site.url}/index`);
  await disclaimer.getByRole('button').click();
  await expect(disclaimer).toHaveCount(0);

  await test.step('keeps what is typed while its sheet is closed', async () => {
    const name = registration.field(say('registration:field.username'));
    await header.register.click();
    await name.fill('tala2028');
    await page.keyboard.press('Escape');
    await expect(registration.dialog).toBeHidden();
    await header.register.click();
    await expect(name).toHaveValue('tala2028');
    await page.keyboard.press('Escape');
  });

  await test.step('logs in, for as long as the page is open', async () => {
    await header.logIn.click();
    await new LogInSheet(page).logIn('player1', 'Sandbox1!');
    // Nothing tells the page after the log-in that it was accepted before.
    await acceptDisclaimerAgain(page);
    await expect(header.account).toBeVisible();
  });

  await test.step('keeps a game', async () => {
    await menu.follow('Slots');
    await tiles.pressHeart(GAME);
    await menu.follow(say('saved-games:entry.favorite'));
    await expect(tiles.link(GAME)).toBeVisible();
  });

  await test.step('changes the language', async () => {
    await header.chooseLanguage('Filipino');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(header.region.getByRole('button', { name: 'Wika: Filipino' })).toBeVisible();
  });
  expect(refused).toContain('token');
});
