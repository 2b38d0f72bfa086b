import type { Page } from '@playwright/test';
import { TURNS } from '#scripts/test/turn.mjs';
import { ofThisTurn } from '#tests/matrix/of-this-turn.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { GameTiles } from '../page-models/game-tiles.ts';
import { KycDialog } from '../page-models/kyc-dialog.ts';
import { LogInSheet } from '../page-models/log-in-sheet.ts';
import { RegistrationSheet } from '../page-models/registration-sheet.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { logInAs } from '../site/log-in-as.ts';
import { largePhotograph } from '../site/photograph.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/test.ts';
import { wordsOf } from '../site/words.ts';

const say = wordsOf('EN');
const PASSWORD = 'Sandbox1!';
const DIGITS = '482915';

/** 400 kbit a second both ways, and 400 ms until anything comes back. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

interface Journey {
  name: string;
  tags: string[];
  /** Makes the visit, on a line that is slow from its first page on. */
  go(page: Page, site: RunningSite): Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    name: 'a visitor opens an account',
    tags: ['@registration'],
    go: async (page, site) => {
      const sheet = new RegistrationSheet(page);
      await page.goto(`${site.url}/index`);
      await new SiteHeader(page).register.click();
      await sheet.fill({
        username: 'tala2028',
        password: 'Bayani-26!',
        fullName: 'Maria Santos',
        birthday: '14-08-1996',
      });
      await sheet.accept();
      await sheet.send();
      await expect(sheet.dialog).toBeHidden();
      await expect(new SiteHeader(page).account).toBeVisible();
    },
  },
  {
    name: 'a member sends pictures of an identity card for longer than any other call may take',
    tags: ['@kyc'],
    go: async (page, site) => {
      const kyc = new KycDialog(page);
      await site.setVerification('player11', 'N');
      await logInAs(page, site, 'player11');
      await page.goto(`${site.url}/member?page=depositv2`);
      await kyc.dialog.waitFor();
      await kyc.start();
      await kyc.fill({
        ...{ payeename: 'Ana Cruz', birthday: '14-02-1990', placeOfBirth: 'Cebu', country: 'Philipp' },
        ...{ address: '12 Mabini Street', employerName: 'Harbour Works' },
      });
      await kyc.next();
      for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie']) {
        const buffer = await largePhotograph();
        await kyc.choose(say(`kyc:documents.${side}`), { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      }
      await kyc.send();
      await expect(kyc.sent).toBeVisible();
    },
  },
  {
    name: 'a member logs in and withdraws',
    tags: ['@login-username', '@withdrawal'],
    go: async (page, site) => {
      const withdrawal = new WithdrawalScreen(page);
      await page.goto(`${site.url}/member?page=withdraw`);
      await new LogInSheet(page).logIn('player12', PASSWORD);
      await withdrawal.presets.first().click();
      await withdrawal.act.click();
      await withdrawal.setPaymentPassword(DIGITS, PASSWORD);
      await withdrawal.confirm(DIGITS);
      await expect(page.getByRole('main').getByText('Waiting for approval')).toBeVisible();
    },
  },
  {
    name: 'a member plays',
    tags: ['@games'],
    go: async (page, site) => {
      const game = new GameScreen(page);
      await logInAs(page, site, 'player4');
      await page.goto(`${site.url}/rng`);
      await new GameTiles(page).link('Fortune Tiger').click();
      await game.playButton.click();
      await expect(game.playButton).toHaveAttribute('aria-disabled', 'false');
    },
  },
];

for (const { name, tags, go } of ofThisTurn(journeys, TURNS))
  test(`${name} on a line of 400 kbit with 400 ms`, { tag: ['@phone', ...tags] }, async ({ page, site }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    const lost: string[] = [];
    page.on('requestfailed', (request) => lost.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await go(page, site);
    expect(lost.filter((call) => !call.startsWith('GET '))).toEqual([]);
    await expect(page.getByText(say('shell:error.timeout'))).toHaveCount(0);
  });
