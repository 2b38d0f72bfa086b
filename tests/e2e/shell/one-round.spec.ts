import type { Page, Route } from '@playwright/test';
import { TURNS } from '#scripts/test/turn.mjs';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { SideMenu } from '../page-models/side-menu.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { logInAs } from '../site/log-in-as.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');

interface Chain {
  name: string;
  tags: string[];
  /** Opens the page before. */
  before(page: Page, site: RunningSite): Promise<void>;
  ask(page: Page): Promise<void>;
  /** The script at the end of the chain. */
  last: RegExp;
  /** Uses the answer. */
  use(page: Page): Promise<void>;
}

const chains: readonly Chain[] = [
  {
    name: 'the log-in asks for its sheet, its ways and its form',
    tags: ['@login-username'],
    before: async (page, site) => void (await page.goto(`${site.url}/index`, { waitUntil: 'networkidle' })),
    ask: (page) => new SiteHeader(page).logIn.click(),
    last: /\/username-form-[^/]+\.js$/,
    use: (page) => new LogInSheet(page).username.fill('player1'),
  },
  {
    name: 'a page of a member asks for its gate, its feature and its screen',
    tags: ['@deposit'],
    before: async (page, site) => {
      await logInAs(page, site, 'player12');
      await page.goto(`${site.url}/member`, { waitUntil: 'networkidle' });
    },
    ask: (page) => new SideMenu(page).firstLink(say('deposit:entry.deposit')).click(),
    last: /\/deposit-page-[^/]+\.js$/,
    use: (page) => new DepositScreen(page).presets.nth(2).click(),
  },
];

for (const { name, tags, before, ask, last, use } of ofThisTurn(chains, TURNS))
  test(`${name} in one round`, { tag: ['@phone', ...tags] }, async ({ page, site }) => {
    await before(page, site);
    const held: Route[] = [];
    let isFirstRound = true;
    // A file of a second round is never answered.
    await page.route('**/assets/**/*.{js,css}', (route) => void (isFirstRound && held.push(route)));
    await ask(page);
    await expect.poll(() => held.map((route) => route.request().url())).toContainEqual(expect.stringMatching(last));
    isFirstRound = false;
    await Promise.all(held.map((route) => route.continue()));
    await use(page);
  });
