import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { expect, test } from './test.ts';

test('a second tab has the session, and a log-out ends it in both', { tag: '@desktop' }, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player2', 'Sandbox1!');
  await expect(header.account).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/member?page=securityCenter`);
  await expect(new SiteHeader(tab).account).toBeVisible();
  await expect(tab.getByRole('main')).toContainText('player2');
  await page.bringToFront();
  await header.logOut();
  await expect(header.account).toBeHidden();
  await tab.bringToFront();
  await expect(tab.getByRole('main').getByText('player2')).toHaveCount(0);
  await expect(new SiteHeader(tab).account).toHaveCount(0);
});

test('Back shows nothing private once the session has ended', { tag: '@phone' }, async ({ page, site }) => {
  const main = page.getByRole('main');
  await page.goto(`${site.url}/member?page=securityCenter`);
  await new LogInSheet(page).logIn('player2', 'Sandbox1!');
  await expect(main).toContainText('Security level');

  await test.step('shows the page while the session goes on', async () => {
    await page.goto(`${site.url}/robots.txt`);
    await page.goBack();
    await expect(main).toContainText('Security level');
  });

  await test.step('shows the log-in after the platform has ended it', async () => {
    await page.goto(`${site.url}/robots.txt`);
    await site.lock('player2');
    await page.goBack();
    // The page that Back shows asks the platform first; the one before it has the token still.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect(main.getByText('Security level')).toHaveCount(0);
    await expect(new SiteHeader(page).account).toHaveCount(0);
  });
});
