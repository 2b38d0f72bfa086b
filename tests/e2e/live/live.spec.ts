import type { Page } from '@playwright/test';
import { GameScreen } from '../page-models/game-screen.ts';
import { HomeScreen } from '../page-models/home-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SessionOverDialog } from '../page-models/session-over-dialog.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { SiteNotice } from '../page-models/site-notice.ts';
import { SitePage } from '../page-models/site-page.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

/** Records what a page sends and receives over its sockets from now on. */
function overhear(page: Page) {
  const said: string[] = [];
  const heard: string[] = [];
  const addresses: string[] = [];
  page.on('websocket', (socket) => {
    addresses.push(socket.url());
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  const welcomes = () => heard.filter((message) => message.includes('"welcome"'));
  return { said, heard, addresses, welcomes };
}

test('live updates survive a dropped socket, and maintenance comes and goes', {
  tag: '@phone',
}, async ({ page, context, site, troubles }) => {
  const overheard = overhear(page);
  const game = new GameScreen(page);
  const sitePage = new SitePage(page);
  await page.goto(`${site.url}/index`);
  await expect(new SiteHeader(page).region).toBeVisible();
  expect(overheard.addresses).toEqual([]);
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/index`);
  await expect.poll(() => overheard.welcomes().length).toBe(1);
  const before = await game.balance.textContent();

  // The other tab shares the session, like a link opened in a new tab.
  const storage = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept))) sessionStorage.setItem(key, String(value));
  }, storage);
  await other.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
  const table = new GameScreen(other);
  // Either tab may be notified first.
  const areTheSame = async () => (await game.balance.textContent()) === (await table.balance.textContent());

  await test.step('shows a bet from the other tab', async () => {
    await table.playButton.click();
    await expect(game.balance).not.toHaveText(before ?? '');
    await expect.poll(areTheSame).toBe(true);
  });

  await test.step('catches up on a bet after the socket was dropped', async () => {
    await site.set({ socketDropped: true });
    const stale = await game.balance.textContent();
    await expect(table.playButton).toBeEnabled();
    await table.playButton.click();
    await expect(table.balance).not.toHaveText(stale ?? '');
    await site.set({ socketDropped: false });
    await expect.poll(areTheSame).toBe(true);
    await expect.poll(() => overheard.welcomes().at(-1)).toContain('"complete":true');
  });
  await other.close();

  await test.step('covers the page during maintenance and restores it', async () => {
    await new SideMenu(page).firstLink('Live').click();
    await expect(sitePage.title('Live')).toBeVisible();
    const notice = new SiteNotice(page).title('We’ll be back soon');
    await site.set({ maintenance: true });
    await expect(notice).toBeVisible();
    await site.set({ maintenance: false });
    await expect(notice).toHaveCount(0);
    await expect(sitePage.title('Live')).toBeVisible();
  });

  await test.step('ends the session on a log-in elsewhere', async () => {
    const elsewhere = await context.newPage();
    await logInAs(elsewhere, site, 'player2');
    await expect(new SessionOverDialog(page).dialog).toBeVisible();
    await expect(sitePage.text('You’ve logged in on another device')).toBeVisible();
  });

  expect(overheard.addresses.join()).not.toMatch(/token|\?/);
  forgetRefusals(troubles);
});

// @proves GET /wps/relay/GCSGAME_getRankList, GET /wps/relay/getWinnerBoard
// @proves 7.18
test('winners, messages and maintenance update live on the home page, also after a dropped socket', {
  tag: ['@desktop', '@home'],
}, async ({ page, site, troubles }) => {
  const overheard = overhear(page);
  const header = new SiteHeader(page);
  const home = new HomeScreen(page);
  const unread = (count: number) => header.unread('player2', count);
  await page.goto(`${site.url}/index`);

  await test.step('a visitor sees the winners and the rules of play, without a socket', async () => {
    await expect(home.wins).toHaveCount(5);
    await expect(home.ruleOfPlay('21+ only')).toBeVisible();
    expect(overheard.addresses).toEqual([]);
    await header.logIn.click();
    await new LogInSheet(page).logIn('player2', 'Sandbox1!');
    await expect.poll(() => overheard.welcomes().length).toBe(1);
    await expect(unread(3)).toBeVisible();
  });

  await test.step('adds a win to the board and a message to the count', async () => {
    await home.showAllWinners(20);
    await expect(home.wins).toHaveCount(20);
    const board = () => home.wins.allTextContents();
    const before = await board();
    await site.addWin();
    await expect.poll(board).not.toEqual(before);
    expect(overheard.heard.some((message) => message.includes('"winner"'))).toBe(true);
    await expect(home.wins).toHaveCount(20);
    await home.showLatestWins();
    await expect(home.wins).toHaveCount(5);
    const latest = () => home.wins.first().textContent();
    const beforeLatest = await latest();
    await site.addWin();
    await expect.poll(latest).not.toEqual(beforeLatest);
    await site.setUnread('player2', 4);
    await expect(unread(4)).toBeVisible();
  });

  await test.step('catches up on updates after the socket was dropped', async () => {
    await site.set({ socketDropped: true });
    await site.setUnread('player2', 5);
    await site.set({ socketDropped: false });
    await expect(unread(5)).toBeVisible();
    await expect.poll(() => overheard.welcomes().at(-1)).toContain('"complete":true');
  });

  await test.step('covers the page during maintenance; shows the board only on the home page', async () => {
    const notice = new SiteNotice(page).title('We’ll be back soon');
    await site.set({ maintenance: true });
    await expect(notice).toBeVisible();
    await site.set({ maintenance: false });
    await expect(notice).toHaveCount(0);
    await new SideMenu(page).follow('Slots');
    await expect(new SitePage(page).title('Slots')).toBeVisible();
    await expect(home.winners).toHaveCount(0);
  });
  forgetRefusals(troubles);
});

/** Removes Chromium's console errors about a dropped socket. */
function forgetRefusals(troubles: string[]): void {
  const refused = troubles.filter((trouble) => trouble.includes('WebSocket'));
  expect(refused.every((trouble) => trouble.includes('/wps/live'))).toBe(true);
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !refused.includes(trouble)));
}
