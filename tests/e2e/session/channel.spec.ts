import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { GameScreen } from '../page-models/game-screen.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';

declare global {
  interface Window {
    heard: unknown[];
  }
}

/** Joins the tabs' channel as a tab does: asks for a session, and tells them that the member has logged out. */
async function eavesdrop(where: Page | Frame, merchant: string): Promise<void> {
  await where.evaluate((name) => {
    const channel = new BroadcastChannel(`session/${name}`);
    window.heard = [];
    channel.onmessage = ({ data }) => window.heard.push(data);
    channel.postMessage({ kind: 'ask' });
    // The seeded accounts have small numbers.
    for (let id = 1; id <= 60; id += 1) channel.postMessage({ kind: 'ended', token: '', id, end: { tab: 'left' } });
  }, merchant);
}

const heardIn = (where: Page | Frame) => where.evaluate(() => window.heard);

/** A page of another site on the same host. */
async function openOtherSite(page: Page, url: string): Promise<{ page: Page; close: () => void }> {
  const server = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const other = await page.context().newPage();
  await other.goto(`http://${new URL(url).hostname}:${port}/`);
  return { page: other, close: () => server.close() };
}

test('a game in its frame and a site on another port hear nothing of the session, and cannot end it', {
  tag: ['@phone', '@games'],
}, async ({ page, site, context }) => {
  await logInAs(page, site, 'player2');
  await page.goto(`${site.url}/seamless?vassalage=JDW&gameType=RNG&gameCode=fortune-tiger`);
  await expect(new GameScreen(page).playButton).toBeVisible();
  const game = page.frames().find((frame) => frame !== page.mainFrame());
  if (!game) throw new Error('The game has no frame.');
  expect(await game.evaluate(() => self.origin)).toBe('null');
  const merchant = await page.evaluate(async () => (await navigator.locks.query()).held?.[0]?.name ?? '');
  expect(merchant).not.toBe('');

  const other = await openOtherSite(page, site.url);
  await eavesdrop(game, merchant);
  await eavesdrop(other.page, merchant);

  // A page of the site itself hears the answer to the same question, after theirs were asked.
  const own = await context.newPage();
  await own.goto(`${site.url}/robots.txt`);
  await own.evaluate((name) => {
    window.heard = [];
    const channel = new BroadcastChannel(`session/${name}`);
    channel.onmessage = ({ data }) => window.heard.push(data);
    channel.postMessage({ kind: 'ask' });
  }, merchant);
  await expect.poll(() => heardIn(own)).toMatchObject([{ kind: 'have', session: { account: 'player2' } }]);
  expect(await heardIn(game)).toEqual([]);
  expect(await heardIn(other.page)).toEqual([]);
  await expect(new GameScreen(page).playButton).toBeVisible();
  await page.goto(`${site.url}/index`);
  await expect(new SiteHeader(page).account).toHaveAccessibleName(/player2/);
  other.close();
});
