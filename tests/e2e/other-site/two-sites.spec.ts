import type { Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { AgentOfficeScreen } from '../page-models/agent-office-screen.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SiteFooter } from '../page-models/site-footer.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expectAccessible } from '../site/audit.ts';
import { waitForHydration } from '../site/hydration.ts';
import { expect, test } from '../site/test.ts';

test.use({ brand: 'caravan', workspace: 'tests/fixtures/workspace' });

const linksOf = (page: Page) =>
  page.locator('a[href]:not(#outdated *)').evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));

test('an agent comes from the players’ site, works on the back office’s own host, and finds no dead link', {
  tag: ['@desktop', '@both', '@agent', '@deposit', '@messages'],
}, async ({ page, site }) => {
  const office = new AgentOfficeScreen(page);
  await page.goto(`${site.url}/index`);
  await new SiteFooter(page).follow('Agents');
  await expect(page).toHaveURL(/\/agent$/);
  await waitForHydration(page);
  const own = new URL(page.url()).origin;
  expect(own).not.toBe(site.url);
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', `${site.url}/index`);
  await new AgentLogIn(page).logIn('agent3', PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible();
  expect(page.url()).toBe(`${own}/agentHome`);

  const seen = new Set<string>();
  await test.step('every page of the menu opens, and every link on it leads somewhere', async () => {
    const menu = await office.openMenu();
    const entries = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const pages = entries.filter((href) => href?.startsWith('/agentHome'));
    expect(pages.length).toBeGreaterThan(12);
    for (const href of pages) {
      await page.goto(`${own}${href}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const link of await linksOf(page)) seen.add(link);
    }
    const elsewhere = [...seen].filter((link) => !link.startsWith(own) && /^http/.test(link));
    expect(elsewhere.filter((link) => !link.startsWith(`${site.url}/`))).toEqual([]);
    const addresses = [...seen].filter((link) => /^http/.test(link)).map((link) => link.replace(/#.*/, ''));
    for (const link of new Set(addresses)) {
      expect({ link, status: (await page.request.get(link)).status() }).toEqual({ link, status: 200 });
    }
  });

  await test.step('a deposit stays in the back office, up to its order', async () => {
    const deposit = new DepositScreen(page);
    await page.goto(`${own}/agentHome?page=deposit`);
    await deposit.presets.first().click();
    await deposit.order.click();
    await expect(page).toHaveURL(/\/agentHome\?page=deposit&order=/);
    expect(new URL(page.url()).origin).toBe(own);
    await expectAccessible(page);
  });

  await test.step('the way back leads to the players’ site, without a session', async () => {
    const menu = await office.openMenu();
    await menu.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(`${site.url}/index`);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});

test('an agent who logs in among the players stays there, and finds the back office in the menu', {
  tag: ['@desktop', '@account', '@login-username'],
}, async ({ page, site }) => {
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('agent3', PASSWORD);
  await expect(header.account).toBeVisible();
  expect(new URL(page.url()).origin).toBe(site.url);
  await header.openAccount('Agent page');
  await expect(page).toHaveURL(/\/agent$/);
  expect(new URL(page.url()).origin).not.toBe(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Agent log-in' })).toBeVisible();

  await test.step('as do those who kept its former address', async () => {
    const kept = await page.request.get(`${site.url}/agentHome?page=myIncome`, { maxRedirects: 0 });
    expect(kept.status()).toBe(302);
    expect(kept.headers()['location']).toBe(`${new URL(page.url()).origin}/agentHome?page=myIncome`);
  });
});
