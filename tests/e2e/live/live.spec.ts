import type { Page } from '@playwright/test';
import { GameScreen } from '../page-models/game-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { acceptDisclaimer } from '../site/accept-disclaimer.ts';
import { expect, test } from '../site/test.ts';

/** Listens for what a page says and hears over its sockets from here on. */
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

test('what happens elsewhere shows by itself, across a socket that breaks, and maintenance comes and goes', {
  tag: '@phone',
}, async ({ page, context, site, troubles }) => {
  const overheard = overhear(page);
  const game = new GameScreen(page);
  await page.goto(`${site.url}/index`);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(overheard.addresses).toEqual([]);
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player2', 'Sandbox1!');
  await expect.poll(() => overheard.welcomes().length).toBe(1);
  const before = await game.balance.textContent();

  // The other tab has the same session, as a link that is opened in a new tab has.
  const storage = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept))) sessionStorage.setItem(key, String(value));
  }, storage);
  await other.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
  const table = new GameScreen(other);
  // Either of them may be told first.
  const areTheSame = async () => (await game.balance.textContent()) === (await table.balance.textContent());

  await test.step('a bet in the other tab', async () => {
    await table.spinButton.click();
    await expect(game.balance).not.toHaveText(before ?? '');
    await expect.poll(areTheSame).toBe(true);
  });

  await test.step('a bet while the socket is dropped is told when it is back', async () => {
    await site.set({ socketDropped: true });
    const stale = await game.balance.textContent();
    await expect(table.spinButton).toBeEnabled();
    await table.spinButton.click();
    await expect(table.balance).not.toHaveText(stale ?? '');
    await site.set({ socketDropped: false });
    await expect.poll(areTheSame).toBe(true);
    await expect.poll(() => overheard.welcomes().at(-1)).toContain('"complete":true');
  });
  await other.close();

  await test.step('maintenance comes over the page, and leaves it as it was', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Live' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
    const notice = page.getByRole('heading', { name: 'We’ll be back soon' });
    await site.set({ maintenance: true });
    await expect(notice).toBeVisible();
    await site.set({ maintenance: false });
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  });

  await test.step('a log-in elsewhere ends it here at once', async () => {
    const elsewhere = await context.newPage();
    await acceptDisclaimer(elsewhere);
    await elsewhere.goto(`${site.url}/login`);
    await new LogInSheet(elsewhere).logIn('player2', 'Sandbox1!');
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await expect(page.getByText('You’ve logged in on another device')).toBeVisible();
  });

  expect(overheard.addresses.join()).not.toMatch(/token|\?/);
  forgetRefusals(troubles);
});

test('winners, messages and maintenance show by themselves beside the home page, and none is lost with the socket', {
  tag: ['@desktop', '@home'],
}, async ({ page, site, troubles }) => {
  const overheard = overhear(page);
  const header = new SiteHeader(page);
  const winners = page.getByRole('region', { name: 'Latest winners' });
  const unread = (count: number) => page.getByRole('button', { name: `Account: player2, ${count} unread messages` });
  await page.goto(`${site.url}/index`);

  await test.step('a guest sees the winners and the rules of play, and has no socket', async () => {
    await expect(winners.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('complementary').getByRole('img', { name: /aged 21/ })).toBeVisible();
    expect(overheard.addresses).toEqual([]);
    await header.logIn.click();
    await new LogInSheet(page).logIn('player2', 'Sandbox1!');
    await expect.poll(() => overheard.welcomes().length).toBe(1);
    await expect(unread(3)).toBeVisible();
  });

  await test.step('a win comes onto the board, and a message into the count', async () => {
    await winners.getByRole('button', { name: 'Show all 20' }).click();
    await expect(winners.getByRole('listitem')).toHaveCount(20);
    const board = () => winners.getByRole('listitem').allTextContents();
    const before = await board();
    await site.win();
    await expect.poll(board).not.toEqual(before);
    expect(overheard.heard.some((message) => message.includes('"winner"'))).toBe(true);
    await expect(winners.getByRole('listitem')).toHaveCount(20);
    await site.leaveUnread('player2', 4);
    await expect(unread(4)).toBeVisible();
  });

  await test.step('what is told while the socket is dropped is told when it is back', async () => {
    await site.set({ socketDropped: true });
    await site.leaveUnread('player2', 5);
    await site.set({ socketDropped: false });
    await expect(unread(5)).toBeVisible();
    await expect.poll(() => overheard.welcomes().at(-1)).toContain('"complete":true');
  });

  await test.step('maintenance comes over the page and goes; the board stands beside the home page alone', async () => {
    const notice = page.getByRole('heading', { name: 'We’ll be back soon' });
    await site.set({ maintenance: true });
    await expect(notice).toBeVisible();
    await site.set({ maintenance: false });
    await expect(notice).toHaveCount(0);
    await new SideMenu(page).rail.getByRole('link', { name: 'Slots' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(winners).toHaveCount(0);
  });
  forgetRefusals(troubles);
});

/** What Chromium notes of a socket that was dropped. */
function forgetRefusals(troubles: string[]): void {
  const refused = troubles.filter((trouble) => trouble.includes('WebSocket'));
  expect(refused.every((trouble) => trouble.includes('/wps/live'))).toBe(true);
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !refused.includes(trouble)));
}
