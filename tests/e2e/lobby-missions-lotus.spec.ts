import { LogInSheet } from './page-models/log-in-sheet.ts';
import { expectAccessible, expectNoSidewaysScroll } from './site/audit.ts';
import { expect, test } from './site/test.ts';
import { wordsOf } from './site/words.ts';

test.use({ brand: 'lotus' });

const say = wordsOf('VN');

test('missions of the day and the week, and the way to friends, in Vietnamese on a phone', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${site.url}/member?page=missionLeaderboard`);
  await new LogInSheet(page, say).logIn('player2', 'Sandbox1!');
  await main.getByRole('button', { name: say('missions:claim') }).click();
  await expect(main.getByText(say('missions:claimed'), { exact: true })).toBeVisible();
  await main.getByRole('tab', { name: say('missions:view.weekly') }).click();
  await expect(main.getByRole('progressbar')).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`${site.url}/member?page=referral`);
  await expect(main.getByRole('img', { name: say('invite:qr') })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
