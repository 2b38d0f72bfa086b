import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { acceptDisclaimer } from '../site/accept-disclaimer.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../site/audit.ts';
import { logInAs } from '../site/log-in-as.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';

const friend = { username: 'kaibigan7', password: 'Bayani-26!', fullName: 'Jose Reyes', birthday: '14-08-1996' };

// @proves GET /wps/relay/MCSFE_getMissionSummaryDetails, GET /wps/relay/getMissionLeaderboard
// @proves 7.24
test('a player claims a mission’s reward and invites a friend', { tag: ['@desktop', '@invite'] }, async ({
  page,
  browser,
  site,
}) => {
  const calls = listenToPlatform(page);
  const main = page.getByRole('main');
  const missions = main.getByRole('link', { name: /Missions/ });
  await logInAs(page, site, 'player9');
  await page.goto(`${site.url}/member?page=missionLeaderboard`);

  await test.step('claims it once, and nothing is left to claim', async () => {
    await expect(missions).toContainText('1 reward to claim');
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Claim reward' }).click();
    await expect(main.getByText('Claimed', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You’ve earned 100 points' })).toBeVisible();
    await expect(missions).not.toContainText('waits');
    await main.getByRole('tab', { name: 'Leaderboard' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'player9 (you)' })).toBeVisible();
    await expect(page).toHaveURL(/view=board$/);
    await page.reload();
    await expect(main.getByRole('tab', { name: 'Leaderboard', selected: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('sends each call as specified', async () => {
    const sent = (path: string) => calls.find((call) => call.path === path);
    const summary = sent('/wps/relay/MCSFE_getMissionSummaryDetails');
    expect(summary).toMatchObject({ method: 'GET', query: { language: 'EN' } });
    const board = sent('/wps/relay/getMissionLeaderboard');
    expect(board).toMatchObject({ method: 'GET', query: { period: 'weekly' } });
    const claims = calls.filter(({ path }) => path === '/wps/relay/MCSFE_claimMissionReward');
    expect(claims).toMatchObject([{ method: 'POST', type: 'application/json' }]);
  });

  await test.step('opens the registration with the invitation code', async () => {
    await main.getByRole('link', { name: 'Invite friends' }).click();
    await expect(main.getByText('No friends have joined yet')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const link = (await main.getByText('/register?referralCode=').textContent()) ?? '';
    const device = await browser.newContext();
    const other = await device.newPage();
    await acceptDisclaimer(other);
    await other.goto(link);
    const sheet = new RegistrationSheet(other);
    await expect(sheet.dialog).toContainText(/Your invitation code: [2-9A-Z]{6}/);
    await sheet.fill(friend);
    await sheet.accept();
    await sheet.send();
    await expect(sheet.dialog).toBeHidden();
    await device.close();
  });

  await test.step('lists the friend', async () => {
    await page.reload();
    await expect(main.getByRole('list', { name: 'Your friends' }).getByRole('listitem')).toContainText('ka***n7');
    await expect(main.getByRole('list', { name: 'Your friends' })).toContainText('Joined');
    await expectAccessible(page);
  });
});
