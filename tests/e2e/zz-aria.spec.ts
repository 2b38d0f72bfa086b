import { writeFileSync } from 'node:fs';
import { logInAs } from './site/log-in-as.ts';
import { test } from './site/test.ts';

const PAGES = {
  deposit: ['player12', '/member?page=depositv2'],
  withdraw: ['player3', '/member?page=withdraw'],
  betting: ['player1', '/member?page=personalHistoryCopy&range=month'],
  account: ['player1', '/member?page=transactionHistory&range=month'],
  mine: ['player1', '/member?page=securityCenter'],
  bonuses: ['player1', '/member?page=bonusDetails'],
  promotions: ['player2', '/promotions'],
  missions: ['player2', '/member?page=missionLeaderboard'],
  messages: ['player2', '/member?page=messageV2'],
  care: ['player2', '/member?page=playerCare'],
  lottery: ['player4', '/sealottery'],
  profit: ['player1', '/member?page=personalProfit'],
  overview: ['agent1', '/agentHome'],
  userProfit: ['agent1', '/agentHome?page=userProfit'],
} as const;

for (const [name, [who, where]] of Object.entries(PAGES))
  test(`prints ${name}`, { tag: '@phone' }, async ({ page, site }) => {
    await logInAs(page, site, who);
    await page.goto(`${site.url}${where}`);
    await page.waitForTimeout(6000);
    writeFileSync(`/tmp/w/aria/${name}.txt`, await page.getByRole('main').ariaSnapshot());
  });
