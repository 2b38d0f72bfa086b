import { CareScreen } from '../page-models/care-screen.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { expectAccessible } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');
const CARE = say('player-care:entry.care');
const GAME = '/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger';

test('limits and breaks are two presses from any page, and beside the deposit', {
  tag: ['@phone', '@both', '@help', '@deposit', '@games'],
}, async ({ page, site }) => {
  const care = new CareScreen(page);
  const footer = new SiteFooter(page);

  await test.step('a guest finds responsible gaming', async () => {
    await page.goto(`${site.url}/rng`);
    await expect(footer.region.getByRole('link', { name: CARE })).toHaveCount(0);
    await footer.follow(say('help:entry.responsible'));
    await expect(page).toHaveURL(/\/help#responsible$/);
    await expect(page.getByRole('heading', { name: say('help:responsible.title') })).toBeInViewport();
  });

  await logInAs(page, site, 'player1');
  for (const path of ['/index', '/rng', '/promotions', '/help', '/member?page=withdraw', GAME]) {
    await test.step(`a member comes from ${path}`, async () => {
      await page.goto(`${site.url}${path}`);
      // Late content moves the footer away from under the pointer.
      await page.waitForLoadState('networkidle');
      await footer.follow(CARE);
      await expect(care.main.getByRole('heading', { name: say('player-care:limits.title') })).toBeVisible();
    });
  }

  await test.step('a member comes from the deposit', async () => {
    await page.goto(`${site.url}/member?page=depositv2`);
    await care.main.getByRole('link', { name: say('player-care:deposit.set') }).click();
    await expect(care.main.getByRole('heading', { name: say('player-care:limits.title') })).toBeVisible();
    await expectAccessible(page);
  });
});
