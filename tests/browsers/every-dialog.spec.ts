import type { Page } from '@playwright/test';
import { AgentLogIn } from '../e2e/page-models/agent-log-in.ts';
import { AgentOfficeScreen } from '../e2e/page-models/agent-office-screen.ts';
import { AgentTeamScreen } from '../e2e/page-models/agent-team-screen.ts';
import { LogInSheet } from '../e2e/page-models/log-in-sheet.ts';
import { PointMall } from '../e2e/page-models/point-mall.ts';
import { SiteHeader } from '../e2e/page-models/site-header.ts';
import { WithdrawalScreen } from '../e2e/page-models/withdrawal-screen.ts';
import { wordsOf } from '../e2e/site/words.ts';
import { unfit } from './dialog-fit.ts';
import { expect, test } from './test.ts';

const say = wordsOf('EN');
const PASSWORD = 'Sandbox1!';

/** A dialog, by its page and how it is opened there. */
type Opening = readonly [what: string, path: string, open: (page: Page) => Promise<unknown>];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const OF_MEMBERS: readonly Opening[] = [
  ['accounts for withdrawals', '/member?page=withdraw', (page) => press(page, say('withdrawal:change'))],
  [
    'the payment password',
    '/member?page=withdraw',
    async (page) => {
      const withdrawal = new WithdrawalScreen(page);
      await withdrawal.presets.first().click();
      await withdrawal.act.click();
    },
  ],
  [
    'a limit',
    '/member?page=playerCare',
    (page) => press(page, new RegExp(`: ${say('player-care:limits.kind.deposit')}$`)),
  ],
  [
    'a time-out',
    '/member?page=playerCare',
    (page) => press(page, `${say('player-care:break.choose')}: ${say('player-care:break.timeOut.name')}`),
  ],
  ['points to money', '/pointMall', (page) => new PointMall(page).converter.click()],
];

const OF_AGENTS: readonly Opening[] = [
  ['the search for pages and downlines', '/agentHome', (page) => new AgentOfficeScreen(page).find.click()],
  [
    'a transfer',
    '/agentHome?page=teamManagement&open=mangga7',
    (page) => new AgentTeamScreen(page).button('transfer.action').click(),
  ],
  [
    'a freeze',
    '/agentHome?page=teamManagement&open=mangga7',
    (page) => new AgentTeamScreen(page).button('freeze.freeze').click(),
  ],
  ['a link for registrations', '/agentHome?page=accountRegistration', openLinkForm],
];

async function openLinkForm(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('tab', { name: say('agent-registration:tab.links') })
    .click();
  const create = (key: string) => page.getByRole('button', { name: say(`agent-registration:${key}`), exact: true });
  await create('create.open').or(create('empty.create')).click();
}

async function expectFits(page: Page, url: string, openings: readonly Opening[]): Promise<void> {
  for (const [what, path, open] of openings)
    await test.step(what, async () => {
      await page.goto(url + path);
      await open(page);
      await expect(page.locator('dialog[open]').last()).toBeVisible();
      await expect.poll(() => unfit(page)).toEqual([]);
    });
}

test('each dialog of a member is as high as what it holds, and ends in the window', async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  await new LogInSheet(page).logIn('player12', PASSWORD);
  await expect(new SiteHeader(page).account).toBeVisible();
  await expectFits(page, site.url, OF_MEMBERS);
});

test('each dialog of the back office is as high as what it holds, and ends in the window', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const agents = new AgentLogIn(page);
  await agents.open(site.url);
  await agents.logIn('agent3', PASSWORD);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expectFits(page, site.url, OF_AGENTS);
});
