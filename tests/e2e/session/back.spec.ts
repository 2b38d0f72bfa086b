import type { Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SessionOverDialog } from '../page-models/session-over-dialog.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expect, test } from '../site/test.ts';

// Playwright switches off what browsers keep of a page for Back.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Records what each frame that the page draws after Back shows of the account. */
async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const seen: string[] = [];
      Object.assign(window, { seen, isKept: persisted });
      const look = () => {
        const account = document.querySelector('main');
        const isShown = account !== null && getComputedStyle(account).visibility === 'visible';
        if (isShown && account.innerText.trim() !== '') seen.push(account.innerText);
        requestAnimationFrame(look);
      };
      look();
    });
  });
}

const returnOf = (page: Page) =>
  page.evaluate(() => ({ seen: [String(Reflect.get(window, 'seen'))], isKept: Reflect.get(window, 'isKept') }));

test('Back to a page that the browser kept shows nothing of a session that has ended meanwhile', {
  tag: ['@desktop', '@my-account'],
}, async ({ page, site, context }) => {
  const header = new SiteHeader(page);
  const main = page.getByRole('main');
  const address = `${site.url}/member?page=securityCenter`;
  await page.goto(address);
  await new LogInSheet(page).logIn('player2', PASSWORD);
  await expect(main).toContainText('player2');
  const tab = await context.newPage();
  await acceptDisclaimer(tab);
  await acceptDisclaimerAgain(tab);
  await tab.goto(`${site.url}/index`);
  await expect(new SiteHeader(tab).account).toBeVisible();

  await test.step('shows the page again while the session goes on', async () => {
    await watchReturn(page);
    await page.goto(`${site.url}/robots.txt`).catch(() => undefined);
    await page.goBack();
    await expect(main).toContainText('player2');
    await expect(header.account).toBeVisible();
    expect((await returnOf(page)).isKept).toBe(true);
  });

  await test.step('shows nothing private after a log-out in another tab', async () => {
    await page.goto(`${site.url}/robots.txt`).catch(() => undefined);
    await new SiteHeader(tab).logOut();
    await expect(new SiteHeader(tab).logIn).toBeVisible();
    await page.goBack();
    await expect(new LogInSheet(page).dialog).toBeVisible();
    const { seen, isKept } = await returnOf(page);
    expect(isKept).toBe(true);
    expect(seen.join()).not.toContain('player2');
    await expect(header.account).toHaveCount(0);
    await expect(new SessionOverDialog(page).dialog).toHaveCount(0);
  });
});
