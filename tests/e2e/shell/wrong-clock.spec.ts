import { DepositScreen } from '../page-models/deposit-screen.ts';
import { DevicesScreen } from '../page-models/devices-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { setWrong, WRONG_CLOCKS } from '../site/wrong-clock.ts';

/** Seconds that a countdown shows. */
function secondsOf(shown: string): number {
  const [, days = 0] = /(\d+)d/.exec(shown) ?? [];
  const parts = shown.replace(/^.*\s/, '').split(':').map(Number);
  return Number(days) * 86_400 + parts.reduce((sum, part) => sum * 60 + part, 0);
}

for (const [what, ahead] of WRONG_CLOCKS) {
  test(`on a device that is ${what}, a player logs in, stays remembered and sees the time left`, {
    tag: ['@phone', '@login-username', '@remember-me', '@deposit', '@lottery'],
  }, async ({ page, site }) => {
    await setWrong(page.context(), ahead);

    await test.step('logs in and is remembered by a new tab', async () => {
      const sheet = new LogInSheet(page);
      await page.goto(`${site.url}/login`);
      await sheet.fill('player9', 'Sandbox1!');
      await sheet.remember.check();
      const remembered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/device'));
      await sheet.submit();
      expect((await remembered).status()).toBe(200);
      await expect(new SiteHeader(page).account).toBeVisible();
      const tab = await page.context().newPage();
      await acceptDisclaimer(tab);
      await acceptDisclaimerAgain(tab);
      await page.goto(`${site.url}/robots.txt`);
      await tab.goto(`${site.url}/member?page=securityCenter`);
      await expect(new DevicesScreen(tab).current).toHaveCount(1);
      await tab.close();
    });

    await test.step('has the minutes that the platform gives to pay a deposit', async () => {
      const deposit = new DepositScreen(page);
      await page.goto(`${site.url}/member?page=depositv2`);
      await deposit.presets.nth(2).click();
      await deposit.method('Paloma').check();
      await deposit.order.click();
      await expect(deposit.state('waiting')).toBeVisible();
      await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^([5-9]|1[0-5]):\d\d$/);
    });

    await test.step('counts down to the draw', async () => {
      const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/lgw/games/issue');
      await page.goto(`${site.url}/lottery`);
      const answer = await answered;
      const { value } = await answer.json();
      const until = value.state === 'open' ? value.closeTime : value.drawTime;
      const left = (until - Date.parse((await answer.headerValue('date')) ?? '')) / 1000;
      const timer = page.getByRole('main').getByRole('timer').first();
      const shown = secondsOf(await timer.innerText());
      // Counted by the page, which began before the answer.
      const since = (await page.evaluate(() => performance.now())) / 1000;
      expect(shown).toBeGreaterThan(left - since - 2);
      expect(shown).toBeLessThan(left + since + 2);
    });
  });

  test.describe(what, () => {
    test.use({ brand: 'harbor' });

    test(`on a device that is ${what}, the session clock and the reality check are on time`, {
      tag: ['@desktop', '@player-care', '@reality-check'],
    }, async ({ page, site }) => {
      await setWrong(page.context(), ahead);
      const check = page.getByRole('dialog', { name: 'Reality check' });
      await logInAs(page, site, 'player1');
      await page.goto(`${site.url}/member?page=securityCenter`);
      const clock = page.getByRole('region', { name: 'Your session' });
      await expect(clock.getByText(/^Session \d{1,2} mins?$/)).toBeVisible();
      await expect(check).toBeHidden();
      await site.operateCare('player1', 'age-check');
      await expect(check).toBeVisible();
      await check.getByRole('button', { name: 'Keep playing' }).click();
      await expect(check).toBeHidden();
      await expect(new SiteHeader(page).account).toBeVisible();
    });
  });
}
