import { PointMall } from '../page-models/point-mall.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { JWE, listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'oasis' });

const say = wordsOf('AR');

test('points, missions and invitations are in the player’s language', {
  tag: ['@desktop', '@missions', '@invite'],
}, async ({ page, site }) => {
  const mall = new PointMall(page, say);
  const calls = listenToPlatform(page);
  const main = page.getByRole('main');
  await logInAs(page, site, 'player1');
  await page.goto(`${site.url}/index`);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('point-mall:entry.mall') })
    .first()
    .click();
  await expect(mall.points).toContainText('192,000');
  await expect(page.getByRole('button', { name: 'تذكرتا سينما' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await mall.startConverting();
  await mall.convert('4001', 'Sandbox1!');
  await expect(mall.spend).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await mall.convert('4000', 'Sandbox1!');
  await expect(mall.points).toContainText('188,000');
  await expect(page.getByRole('banner')).toContainText('410.00');
  const convert = calls.find(({ path }) => path === '/wps/relay/passwordCheck/MCS2_convertPoint');
  expect(convert).toMatchObject({ method: 'POST', type: 'application/jose', body: expect.stringMatching(JWE) });
  await mall.show('activity');
  await expect(page.getByRole('row').nth(1)).toContainText(say('point-mall:activity.kind.convert'));
  await expectAccessible(page);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('account:balance.label') })
    .click();
  await main.getByRole('link', { name: say('missions:entry.missions') }).click();
  await expect(main.getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('tab', { name: say('missions:view.board') }).click();
  const board = main.getByRole('list', { name: say('missions:view.board') }).getByRole('listitem');
  await expect(board.filter({ hasText: say('missions:board.place') })).toHaveCount(10);
  await main.getByRole('link', { name: say('invite:entry.invite') }).click();
  await expect(main.getByRole('img', { name: say('invite:qr') })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
