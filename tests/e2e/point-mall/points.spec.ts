import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { PointMall } from '../page-models/point-mall.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { JWE, listenToPlatform } from '../site/platform-calls.ts';
import { secondTab } from '../site/second-tab.ts';
import { expect, test } from '../site/test.ts';

// @proves GET /wps/relay/MCS2_getPointBalance, GET /wps/relay/getPointReward
// @proves POST /wps/relay/passwordCheck/MCS2_redeemPointReward, GET /wps/relay/getRedeemPointList
// @proves GET /wps/relay/getPointConfig, GET /wps/relay/ODSFE2_MemTransDet
// @proves 7.28
test('a player redeems points, and gets them back when the request is rejected', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const mall = new PointMall(page);
  const calls = listenToPlatform(page);
  await page.goto(`${site.url}/index`);

  await test.step('a visitor finds the mall and browses it', async () => {
    await new SideMenu(page).follow('Point mall');
    await expect(page.getByRole('button', { name: 'Two cinema tickets' })).toBeVisible();
    await expect(mall.points).toContainText('Log in to see your points');
    await expectAccessible(page);
    await mall.points.getByRole('link', { name: 'Log in' }).click();
    await new LogInSheet(page).logIn('player1', 'Sandbox1!');
    await expect(mall.points).toContainText('192,000');
    await expect(page.getByRole('banner')).toContainText('192,000 points');
    await expectNoSidewaysScroll(page);
  });

  await test.step('asks for the password, and refuses a wrong one', async () => {
    await mall.open('Coffee and cake voucher');
    await mall.oneMore();
    await expect(mall.dialog).toContainText('24,000 points');
    await mall.redeem('not this one');
    await expect(mall.password).toBeFocused();
    await expect(mall.password).toHaveAccessibleDescription(/Wrong password/);
    await expectAccessible(page);
  });

  await test.step('deducts the points immediately, with the request pending', async () => {
    await mall.redeem('Sandbox1!');
    await expect(mall.dialog).toContainText('Coffee and cake voucher × 2 for 24,000 points');
    await mall.dialog.getByRole('button', { name: 'See my redemptions' }).click();
    await expect(mall.redemption('× 2')).toContainText('In process');
    await expect(mall.points).toContainText('168,000');
    await expectAccessible(page);
  });

  await test.step('returns the points when rejected', async () => {
    // The page itself does not send it: its calls are those of the site.
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get(`${site.url}/wps/relay/getRedeemPointList?pageSize=1`, { headers });
    const listed = await answer.json();
    await site.decideRedemption(listed.value.content[0].redeemId, 'rejected');
    await page.reload();
    await expect(mall.redemption('× 2')).toContainText('Rejected');
    await expect(mall.points).toContainText('192,000');
    await mall.show('activity');
    await expect(page.getByRole('row').filter({ hasText: 'Returned' }).first()).toContainText('+24,000');
    await expectAccessible(page);
  });

  await test.step('sends each call as specified', async () => {
    const sent = (path: string) => calls.find((call) => call.path === path);
    expect(sent('/wps/relay/MCS2_getPointBalance')).toMatchObject({ method: 'GET', query: {} });
    expect(sent('/wps/relay/getPointConfig')).toMatchObject({ method: 'GET', query: {} });
    expect(sent('/wps/relay/getPointReward')).toMatchObject({ method: 'GET', query: { language: 'EN' } });
    expect(sent('/wps/relay/ODSFE2_MemTransDet')).toMatchObject({ method: 'GET', query: { type: 'POINT' } });
    expect(sent('/wps/relay/getRedeemPointList')).toMatchObject({ method: 'GET', query: { language: 'EN' } });
    const redeem = sent('/wps/relay/passwordCheck/MCS2_redeemPointReward');
    expect(redeem).toMatchObject({ method: 'POST', type: 'application/jose', body: expect.stringMatching(JWE) });
  });
});

// @proves POST /wps/relay/passwordCheck/MCS2_convertPoint
// @proves 7.28
test('points are spent once, from two tabs, after a lost answer, a closed dialog and a reload', {
  tag: '@phone',
}, async ({ page, site }) => {
  const mall = new PointMall(page);
  const good = 'Coffee and cake voucher';
  const operation = 'redeemPointReward';
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/pointMall`);
  await expect(mall.points).toContainText('59,500');

  const tab = await secondTab(page);
  const second = new PointMall(tab);

  await test.step('loses the answer to a redemption that two tabs have ready', async () => {
    await second.open(good);
    await expect(second.password).toBeVisible();
    await site.set({ faults: [{ operation, kind: 'lost-answer' }] });
    await mall.open(good);
    await mall.redeem('Sandbox1!');
    await expect(mall.dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await site.set({ faults: [] });
    await mall.closeDialog();
    await page.reload();
  });

  await test.step('tries again', async () => {
    await mall.open(good);
    await mall.redeem('Sandbox1!');
    await expect(mall.dialog).toContainText(`${good} × 1 for 12,000 points`);
    await mall.dialog.getByRole('button', { name: 'See my redemptions' }).click();
  });

  await test.step('has one redemption, paid once', async () => {
    await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: good })).toHaveCount(1);
    await expect(mall.points).toContainText('47,500');
  });

  await test.step('is told in the second tab, which shows the points that are left', async () => {
    await second.redeem('Sandbox1!');
    await expect(second.dialog).toContainText('You’ve spent points since you opened this window.');
    await expectAccessible(tab);
    await second.closeDialog();
    await expect(second.points).toContainText('47,500');
  });

  await test.step('converts once from two tabs', async () => {
    await mall.startConverting();
    await second.startConverting();
    await expect(mall.password).toBeVisible();
    await second.convert('2000', 'Sandbox1!');
    await expect(second.points).toContainText('45,500');
    await mall.convert('2000', 'Sandbox1!');
    await expect(mall.dialog).toContainText('You’ve spent points since you opened this window.');
    await mall.closeDialog();
    await expect(mall.points).toContainText('45,500');
    await mall.show('activity');
    await expect(page.getByRole('row').filter({ hasText: 'Converted to money' })).toHaveCount(1);
  });
});
