import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#schemas/generated/platform.ts';
import { memberByAccount } from '../roster/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { faultsOfLedger } from '../withdrawals/withdrawal-bench.fixture.ts';

const HOUR = 3_600_000;
let sandbox: TestSandbox;
let sent = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  Object.assign(sandbox.platform.switches, { vendorWallets: true, vendorMaintenance: {}, modules: {} });
});

const transfer = (token: string, json: object) =>
  sandbox.call('POST', '/wps/relay/GCS_walletTransfer', { token, json: { idempotencyKey: `key-${++sent}`, ...json } });
const put = (token: string, vassalage: string, amount: number) =>
  transfer(token, { direction: 'in', vassalage, amount });
const wallets = async (token: string) => {
  const { value } = JSON.parse((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).text);
  const filled = (value.wallets ?? []).filter((wallet: { balance: number }) => wallet.balance > 0);
  return {
    main: value.balance,
    ...Object.fromEntries(
      filled.map((wallet: { vassalage: string; balance: number }) => [wallet.vassalage, wallet.balance]),
    ),
  };
};
const close = (vendor: string) => {
  sandbox.platform.switches.vendorMaintenance = { [vendor]: sandbox.platform.now() + HOUR };
};

// @proves 3.30
test('a merchant with one wallet has no vendors’ wallets, and transfers nothing', async () => {
  sandbox.platform.switches.vendorWallets = false;
  const token = await sandbox.login('player1');
  expect((await sandbox.call('GET', '/wps/relay/GCS_merchantWallet', { token })).body.value).toEqual({
    isSingle: true,
  });
  const { value } = (await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).body;
  expect(value).toEqual({ balance: 50_000, currency: 'USD' });
  expect((await put(token, 'JDW', 100)).body.errorCode).toBe('not_available');
});

describe('with a wallet for each vendor', () => {
  // @proves 1.6
  test('money goes in and comes back, and the record and the ledger say the same', async () => {
    const token = await sandbox.login('player2');
    expect((await put(token, 'JDW', 20_000)).body.value).toEqual({
      direction: 'in',
      moved: [{ vassalage: 'JDW', displayName: 'Jadeworks', amount: 20_000 }],
      stayed: [],
    });
    expect(await wallets(token)).toEqual({ main: 30_000, JDW: 20_000 });
    await transfer(token, { direction: 'out', vassalage: 'JDW', amount: 5000, balance: 20_000 });
    expect(await wallets(token)).toEqual({ main: 35_000, JDW: 15_000 });
    const record = await sandbox.call('GET', '/wps/member/record/account?period=month&kind=wallet', { token });
    expect(JSON.parse(record.text).value.content).toMatchObject([
      { kind: 'wallet', amount: 5000, balance: 35_000 },
      { kind: 'wallet', amount: -20_000, balance: 30_000 },
    ]);
    const profit = await sandbox.call('GET', '/wps/member/record/profit?period=month', { token });
    expect(JSON.parse(profit.text).value.position).toMatchObject({ deposited: 50_000, balance: 50_000, net: 0 });
    expect(await faultsOfLedger(sandbox)).toEqual([]);
  });

  test('everything comes back at once, except from a vendor under maintenance', async () => {
    const token = await sandbox.login('player3');
    for (const vendor of ['JDW', 'BLF', 'RGL']) await put(token, vendor, 10_000);
    close('RGL');
    const back = { direction: 'out', idempotencyKey: 'all-of-3' };
    const answer = await transfer(token, back);
    expect(answer.body.value).toMatchObject({
      moved: [
        { vassalage: 'JDW', amount: 10_000 },
        { vassalage: 'BLF', amount: 10_000 },
      ],
      stayed: [{ vassalage: 'RGL', displayName: 'Regalia', amount: 10_000 }],
    });
    sandbox.platform.switches.vendorMaintenance = {};
    expect((await transfer(token, back)).body).toEqual(answer.body);
    expect(await wallets(token)).toEqual({ main: 40_000, RGL: 10_000 });
    expect((await transfer(token, { direction: 'out' })).body.value).toMatchObject({ moved: [{ vassalage: 'RGL' }] });
    expect((await transfer(token, { direction: 'out' })).body.errorCode).toBe('insufficient_funds');
  });

  test('a vendor under maintenance moves no money, shows it, and starts no game', async () => {
    const token = await sandbox.login('player4');
    await put(token, 'RGL', 1000);
    close('RGL');
    expect((await put(token, 'RGL', 1000)).body.errorCode).toBe('vendor_maintenance');
    expect((await transfer(token, { direction: 'out' })).body.errorCode).toBe('vendor_maintenance');
    expect(await wallets(token)).toEqual({ main: 49_000, RGL: 1000 });
    const list = await sandbox.call(
      'GET',
      '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&vassalage=RGL&pageSize=1',
    );
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode };
    expect((await sandbox.call('POST', '/wps/game/launchGame', { token, json })).body.errorCode).toBe(
      'game_maintenance',
    );
  });

  test.each([
    ['more than there is', { direction: 'in', vassalage: 'JDW', amount: 50_001 }, 'insufficient_funds'],
    [
      'another balance than the one shown',
      { direction: 'in', vassalage: 'JDW', amount: 100, balance: 49_999 },
      'balance_changed',
    ],
    ['a vendor without a wallet', { direction: 'in', vassalage: 'LOTT', amount: 100 }, 'not_found'],
    ['no amount', { direction: 'in', vassalage: 'JDW' }, 'invalid_field'],
    ['no vendor', { direction: 'in', amount: 100 }, 'invalid_field'],
    ['nothing', { direction: 'in', vassalage: 'JDW', amount: 0 }, 'invalid_request'],
  ])('refuses %s', async (_what, json, errorCode) => {
    const token = await sandbox.login('player5');
    expect((await transfer(token, json)).body.errorCode).toBe(errorCode);
    expect(await wallets(token)).toEqual({ main: 50_000 });
  });

  test('refuses a key that was used for another amount', async () => {
    const token = await sandbox.login('player6');
    const json = { direction: 'in', vassalage: 'JDW', amount: 100, idempotencyKey: 'mine' };
    await transfer(token, json);
    expect((await transfer(token, { ...json, amount: 200 })).body.errorCode).toBe('idempotency_conflict');
  });

  test('a game plays from its vendor’s wallet, and draws from the main one', async () => {
    const token = await sandbox.login('player7');
    await put(token, 'JDW', 1000);
    const list = await sandbox.call(
      'GET',
      '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&vassalage=JDW&pageSize=1',
    );
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const launched = await sandbox.call('POST', '/wps/game/launchGame', {
      token,
      json: { nodeId, vassalage, gameType, gameCode },
    });
    const { searchParams } = new URL(JSON.parse(launched.text).value.url, 'http://platform.example');
    const session = searchParams.get('session') ?? '';
    const bet = (stake: number, idempotencyKey: string) =>
      sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake, idempotencyKey } });
    expect((await sandbox.call('GET', `/sandbox/game/session?session=${session}`)).body).toMatchObject({
      balance: 1000,
    });
    const { body } = await bet(400, 'first');
    expect(await wallets(token)).toMatchObject({ main: 49_000, JDW: body['balance'] });
    expect((await bet(10_000, 'too-much')).body.errorCode).toBe('insufficient_funds');
    expect(await faultsOfLedger(sandbox)).toEqual([]);
  });

  test('open sites hear of a change in a vendor’s wallet, with the main balance', async () => {
    const { db, live } = sandbox.platform;
    const token = await sandbox.login('player8');
    const memberId = (await memberByAccount(db, 'player8'))?.id ?? 0;
    const heard: unknown[] = [];
    const send = ({ event }: LiveMessage) => event && heard.push([event.topic, event.data]);
    const leave = live.join({ memberId, tokenHash: '', send, close: () => undefined }, undefined);
    await put(token, 'JDW', 1000);
    await db.execute(`update sandbox.accounts set balance = balance where wallet_of = ${memberId}`);
    await expect.poll(() => heard).toEqual([['balance', { balance: 49_000, currency: 'USD' }]]);
    leave();
  });

  test('is closed to trial accounts and while the module is off', async () => {
    const json = { os: 'mac', platform: 'W', encryption: true, gatewayVersion: 3 };
    const { value } = JSON.parse((await sandbox.call('POST', '/wps/session/login/freeplay', { json })).text);
    expect((await put(value.token, 'JDW', 1)).body.errorCode).toBe('trial_account');
    sandbox.platform.switches.modules = { WALLET: false };
    expect((await put(await sandbox.login('player9'), 'JDW', 1)).body.errorCode).toBe('not_available');
  });
});

describe('consolidated funds', () => {
  const funds = async (account: string) =>
    sandbox.call('GET', '/wps/member/info/funds/consolidated', { token: await sandbox.login(account) });

  test('say what contracts owe an agent for the team, and a player for what they staked', async () => {
    const { value } = JSON.parse((await funds('agent1')).text);
    expect(value.divtypereq + value.dailysalreqtype).toBeGreaterThan(0);
    const player = JSON.parse((await funds('player1')).text).value;
    expect([player.divtypereq, player.dailysalreqtype]).toEqual([0, expect.any(Number)]);
    expect(player.dailysalreqtype).toBeGreaterThan(0);
    const idle = JSON.parse((await funds('player20')).text).value;
    expect([idle.divtypereq, idle.dailysalreqtype]).toEqual([0, 0]);
  });

  // @proves 6.5
  test('need the agent policy', async () => {
    sandbox.platform.switches.modules = { AGENTPOLICY3: false };
    expect((await funds('agent1')).body.errorCode).toBe('not_available');
  });
});

test('a merchant whose vendors keep wallets has money in some of them from the first start, and after a reset', async () => {
  const oasis = await testSandbox('of turn', { brand: { ...defaultBrand(), merchant: 'oasis01' } });
  const wallet = async () => {
    const token = await oasis.login('player1');
    return answerOf('balance', await oasis.call('GET', '/wps/v2/wallets/balance', { token })).value;
  };
  const first = await wallet();
  expect(first.wallets?.filter(({ balance }) => balance > 0)).toHaveLength(2);
  expect(await faultsOfLedger(oasis)).toEqual([]);
  await oasis.call('POST', '/sandbox/control/reset');
  expect(await wallet()).toEqual(first);
  await oasis.close();
});
