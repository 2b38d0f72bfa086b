import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberByAccount } from '../roster/member.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { fillRows } from './many-rows.fixture.ts';

const FEW = 50;
/** `npm run test:whole` has more, and shows the counts. */
const MANY = Number(process.env['MANY_ROWS'] ?? 2000);
/** Maximum reads of each row of a list per call: for a total, for expiry, for the page. */
const PASSES = 6;

const ACCOUNT = '/wps/member/record/account?pageSize=25';
const CALLS = [
  ACCOUNT,
  `${ACCOUNT}&kind=win`,
  `${ACCOUNT}&kind=mission`,
  `${ACCOUNT}&pageNum=LAST`,
  '/wps/member/record/bets?pageSize=25',
  '/wps/member/record/bets?pageSize=25&gameType=RNG&result=won',
  '/wps/member/record/bets?pageSize=25&pageNum=LAST',
  '/wps/member/record/profit',
  '/wps/member/messages',
  '/wps/member/messages?state=read&pageNum=LAST',
  '/wps/member/messages?period=month&state=read',
  '/wps/relay/getUnreadMessageV2',
  '/wps/relay/getUnreadMessageV2?period=week',
  '/wps/relay/CSP_unreadCount',
  '/wps/member/bonuses?pageSize=25',
  '/wps/member/bonuses?pageSize=25&status=open',
  '/wps/member/bonuses?pageSize=25&status=closed',
  '/wps/member/bonuses?pageSize=25&pageNum=LAST',
  '/wps/relay/MCSFE_getPromotions',
  '/wps/relay/MCSFE_getRewardHistory?pageSize=10',
  '/wps/relay/MCSFE_getMissionSummaryDetails',
  '/wps/relay/getMissionLeaderboard?period=daily',
  '/wps/relay/getMissionLeaderboard?period=weekly',
  '/wps/relay/ODSFE2_MemTransDet?type=POINT&pageSize=25',
  '/wps/relay/ODSFE2_MemTransDet?type=POINT&pageSize=25&pageNum=LAST',
  '/wps/relay/getRedeemPointList?pageSize=25',
  '/wps/relay/getRedeemPointList?pageSize=25&status=approved',
  '/wps/member/referral?pageSize=25',
  '/wps/member/referral?pageSize=25&pageNum=LAST',
  '/wps/member/referral?pageSize=25&period=month',
  '/wps/member/deposit/methods',
  '/wps/member/deposit/orders',
  '/wps/member/deposit/orders?state=open',
  '/wps/member/deposit/orders?pageSize=25&state=credited&period=month',
  '/wps/member/deposit/orders?pageSize=25&pageNum=LAST',
  '/wps/member/withdrawal/terms',
  '/wps/member/withdrawal/orders',
  '/wps/member/withdrawal/orders?pageSize=25&state=received',
  '/wps/member/withdrawal/orders?pageSize=25&state=open',
  '/wps/member/withdrawal/orders?pageSize=25&period=month&pageNum=LAST',
  '/wps/member/upline/terms',
  '/wps/member/upline/transfers',
  '/wps/member/upline/transfers?pageSize=25&period=month',
  '/wps/member/upline/transfers?pageSize=5&pageNum=LAST',
  '/wps/member/account',
  '/wps/member/info',
  '/wps/member/devices',
  '/wps/member/logIns',
  '/wps/member/logIns?pageSize=25&period=month&state=refused',
];

describe('long lists', () => {
  let sandbox: TestSandbox;
  const tokens = { few: '', many: '' };
  beforeAll(async () => {
    sandbox = await testSandbox('pglite');
    const { db } = sandbox.platform;
    for (const [account, count] of [['player10', FEW], ['player11', MANY]] as const) // biome-ignore format: a row each
      await fillRows(sandbox.platform, (await memberByAccount(db, account))?.id ?? 0, count);
    tokens.few = await sandbox.login('player10');
    tokens.many = await sandbox.login('player11');
  });
  afterAll(() => sandbox.close());

  const readBy = async (url: string, token: string): Promise<number> => {
    const before = await rowsRead(sandbox);
    const { status, text } = await sandbox.call('GET', url, { token });
    expect(status, text).toBe(200);
    return (await rowsRead(sandbox)) - before;
  };

  test.each(CALLS)('%s reads each row a few times at most', async (call) => {
    const few = await readBy(call.replace('LAST', '2'), tokens.few);
    const many = await readBy(call.replace('LAST', String(MANY / 25)), tokens.many);
    if (process.env['MANY_ROWS']) process.stdout.write(`${call}: ${few} rows, ${many} rows\n`);
    expect(few).toBeGreaterThan(0);
    expect(many - few).toBeLessThan(PASSES * MANY);
    expect(sandbox.reports).toEqual([]);
  });
});
