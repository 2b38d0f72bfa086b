import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../errors/visit.ts';
import { AgentLogIn } from '../page-models/agent-log-in.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SessionOverDialog } from '../page-models/session-over-dialog.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer, acceptDisclaimerAgain } from '../site/accept-disclaimer.ts';
import { expectAccessible } from '../site/audit.ts';
import { alwaysWaitForHydration } from '../site/hydration.ts';
import { listenToPlatform } from '../site/platform-calls.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

/** A tab of the browser's own, which no other has opened: it begins without a session. */
async function openTab(context: BrowserContext, address = '', prepare = async (_tab: Page) => {}): Promise<Page> {
  const tab = await context.newPage();
  await acceptDisclaimer(tab);
  await acceptDisclaimerAgain(tab);
  await prepare(tab);
  alwaysWaitForHydration(tab);
  if (address) await tab.goto(address);
  return tab;
}

/** The tab's page does not see the others, as if they were all asleep. */
async function deafen(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    navigator.locks.query = async () => ({ held: [], pending: [] });
  });
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

test('a second tab is logged in, and a log-out or a log-in in one is one in all', {
  tag: ['@desktop', '@member-records'],
}, async ({ page, site, context }) => {
  const over = new SessionOverDialog(page);
  const header = new SiteHeader(page);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player2', PASSWORD);
  await expect(header.account).toBeVisible();

  const visited: string[] = [];
  const tab = await openTab(context);
  tab.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const inTab = new SiteHeader(tab);

  await test.step('opens a page that needs a log-in, without asking for one', async () => {
    await tab.goto(`${site.url}/member?page=betDetail`);
    await expect(inTab.account).toBeVisible();
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(visited.filter((path) => path !== '/member')).toEqual([]);
    expect(await tokenOf(tab)).toBe(await tokenOf(page));
  });

  await test.step('logs out in all tabs, each at the home page', async () => {
    await page.goto(`${site.url}/member?page=betDetail`);
    await expect(header.account).toBeVisible();
    await inTab.logOut();
    await expect(over.dialog).toContainText(say('account:over.left'));
    await expect(page).toHaveURL(/\/index$/);
    await expectAccessible(page);
    await expect(header.account).toHaveCount(0);
    expect(await tokenOf(page)).toBeNull();
    // The other tab alone decided it, so nothing else is told there.
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('logs in again in all tabs', async () => {
    await inTab.logIn.click();
    await new LogInSheet(tab).logIn('player2', PASSWORD);
    await expect(header.account).toBeVisible();
    await expect(over.dialog).toHaveCount(0);
    expect(await tokenOf(tab)).toBe(await tokenOf(page));
  });
});

test('a form of money of one account is not sent, nor its balance shown, once another account has logged in in a tab', {
  tag: ['@phone', '@deposit', '@agent'],
}, async ({ page, site, context }) => {
  const deposit = new DepositScreen(page);
  await page.goto(`${site.url}/member?page=depositv2`);
  await new LogInSheet(page).logIn('player12', PASSWORD);
  await deposit.presets.nth(2).click();
  await deposit.method('Paloma').check();
  const { balance } = new GameScreen(page);
  // With the points below it, which a phone's member page hides: the amounts of both accounts are the same.
  const own = (await balance.textContent()) ?? '';
  const calls = listenToPlatform(page);

  const tab = await test.step('logs in as somebody else in a tab that heard nothing of the first', async () => {
    const other = await openTab(context, `${site.url}/login`, deafen);
    await new LogInSheet(other).logIn('player2', PASSWORD);
    await expect(new SiteHeader(other).account).toHaveAccessibleName(/player2/);
    await expect(new GameScreen(other).balance).not.toHaveText(own);
    return other;
  });

  await test.step('tells the first tab, which shows and sends nothing more', async () => {
    const told = page.getByRole('dialog', { name: say('account:over.switchedTitle') });
    await expect(told).toContainText(say('account:over.switched', { account: 'player2' }));
    await expect(deposit.order).toHaveCount(0);
    await expect(balance).toHaveCount(0);
    await expectAccessible(page);
    expect(await tokenOf(page)).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await told.getByRole('button', { name: say('account:over.goOn', { account: 'player2' }) }).click();
    await expect(new SiteHeader(page).account).toHaveAccessibleName(/player2/);
    await expect(balance).toHaveText((await new GameScreen(tab).balance.textContent()) ?? '');
    await expect(deposit.openOrders).toHaveCount(0);
  });

  await test.step('an agent’s log-in in a member’s browser is told too', async () => {
    const agents = new AgentLogIn(tab);
    await agents.open(site.url);
    await agents.logIn('agent1', PASSWORD);
    await expect(tab).toHaveURL(/\/agentHome$/);
    const told = page.getByRole('dialog', { name: say('account:over.switchedTitle') });
    await expect(told).toContainText(say('account:over.switched', { account: 'agent1' }));
  });
});
