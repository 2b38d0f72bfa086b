import { CareScreen } from '../page-models/care-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');
const lengthOf = (days: number) =>
  new Intl.NumberFormat('ar', { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

test('an exclusion is chosen and begun from right to left', { tag: ['@phone'] }, async ({ page, site }) => {
  const care = new CareScreen(page, say);
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/member?page=playerCare`);
  await expect(care.main.getByText(say('player-care:limits.title'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await care.chooseBreak('exclusion', say('player-care:break.period.1y'));
  await expect(care.dialog.getByText(say('player-care:break.what.ask'))).toBeVisible();
  await expectAccessible(page);
  await care.beginBreak('exclusion');
  await expect(care.stopped('exclusion')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a time-out closes a game in another window of the same session', { tag: ['@phone', '@games'] }, async ({
  page,
  site,
}) => {
  const care = new CareScreen(page, say);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=playerCare`);
  await expect(care.main.getByText(say('player-care:limits.title'))).toBeVisible();
  const other = await secondTab(page, `${site.url}/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger`);
  const stopped = new CareScreen(other, say).stopped('timeOut');
  await expect(other.locator('iframe')).toHaveCount(1);
  await care.chooseBreak('timeOut', lengthOf(3));
  await care.beginBreak('timeOut');
  await expect(stopped).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);
  await expect(other.getByText(say('player-care:stopped.elsewhere'))).toHaveCount(0);
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
});
