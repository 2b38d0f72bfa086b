import { PointMall } from '../page-models/point-mall.ts';
import { PromotionsScreen } from '../page-models/promotions-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

test.use({ brand: 'lotus' });

const say = wordsOf('VN');

test('missions, invitations, points and promotions are in Vietnamese and one tap apart on a phone', {
  tag: ['@phone', '@invite', '@point-mall', '@promotions'],
}, async ({ page, site }) => {
  const main = page.getByRole('main');
  // The way back, in the header beside the title.
  const account = page.getByRole('banner').getByRole('link', { name: say('account:entry.account'), exact: true });
  const mall = new PointMall(page, say);
  const promotions = new PromotionsScreen(page, say);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/member?page=missionLeaderboard`);

  await test.step('earns points with a mission', async () => {
    await main.getByRole('button', { name: say('missions:claim') }).click();
    await expect(main.getByText(say('missions:claimed'), { exact: true })).toBeVisible();
    await main.getByRole('tab', { name: say('missions:view.weekly') }).click();
    await expect(main.getByRole('progressbar')).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('invites friends with a link', async () => {
    await account.click();
    await main.getByRole('link', { name: say('invite:entry.invite') }).click();
    await expect(main.getByRole('img', { name: say('invite:qr') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('redeems points for a voucher', async () => {
    await account.click();
    await main.getByRole('link', { name: say('point-mall:entry.mall') }).click();
    const within = main.getByRole('button', { name: say('point-mall:within') });
    await within.click();
    await expect(page).toHaveURL(/\?within=1$/);
    await expect(within).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole('listitem').getByRole('button').first().click();
    await mall.redeem('Sandbox1!');
    await expect(mall.dialog).toContainText(say('point-mall:redeemed.next'));
    await mall.dialog.getByRole('button', { name: say('point-mall:redeemed.see') }).click();
    await expect(mall.redemption(say('point-mall:status.process'))).toBeVisible();
  });

  await test.step('applies for a local promotion', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('promotions:entry.inBar') })
      .first()
      .click();
    await page.getByRole('link', { name: 'Kết bạn Zalo, nhận thưởng' }).click();
    await expect(promotions.dialog).toContainText('131.000');
    await promotions.action('join.APPLY').click();
    await promotions.dialog.getByLabel(say('promotions:apply.comment')).fill('Tôi đã kết bạn.');
    await promotions.action('apply.send').click();
    await promotions.confirmSent();
    await expect(promotions.dialog).toContainText(say('promotions:status.APPLYING'));
    await expectAccessible(page);
  });
});
