import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIssue, PlatformClient } from './platform-client.ts';
import { OPERATOR_TOKEN, type PythonPlatform, startPython } from './start-python.ts';

const SITE = 'https://mini.example';
const START = Date.parse('2026-05-20T09:00:00+08:00');

let platform: PythonPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPython('--now', '2026-05-20T09:00:00+08:00', '--origin', SITE);
});
afterAll(() => platform?.stop());

beforeEach(async () => {
  client = new PlatformClient(platform.address);
});

/** The status and the code of an answer that the contract allows. */
async function outcome(
  call: string,
  sent?: Parameters<PlatformClient['send']>[1],
): Promise<[number, string | undefined]> {
  const { status, body, fault } = await client.send(call, sent);
  expect(fault).toBe('');
  return [status, body.errorCode];
}

/** Uses a call of the operator's own. */
async function operate(what: 'status' | 'module', change: object): Promise<void> {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const answer = await fetch(`${platform.address}/operator/${what}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(change),
  });
  expect(answer.status).toBe(200);
}

/** Slips of one line, with keys that begin alike. */
async function slips(count: number, key: (number: number) => string, stake: number) {
  const issue = await openIssue(client, 'daily-three');
  const line = { gameCode: 'daily-three', issue, kind: 'side', selection: ['odd'], stake, odds: 190 };
  return Array.from({ length: count }, (_, number) => ({ idempotencyKey: key(number), lines: [line] }));
}

const balance = async () => (await client.send('GET /wps/v2/wallets/balance')).body.value?.balance ?? Number.NaN;

describe('the order of refusals', () => {
  it('says that the site is closed before it asks for a log-in', async () => {
    await operate('status', { status: 1 });
    expect(await outcome('GET /lgw/bets')).toEqual([503, 'maintenance']);
    expect(await outcome('GET /wps/system/status')).toEqual([200, undefined]);
    await operate('status', { status: 2 });
    expect(await outcome('GET /lgw/bets')).toEqual([403, 'region_restricted']);
    await operate('status', { status: 0 });
    expect(await outcome('GET /lgw/bets', { query: { pageNum: 0 } })).toEqual([401, 'not_logged_in']);
  });

  it('says what is owed before that a module is off, and that before what is wrong with the call', async () => {
    await operate('module', { module: 'LOTTERY', enabled: false });
    await client.logIn('demo-player-3');
    expect(await outcome('GET /lgw/bets', { query: { pageNum: 0 } })).toEqual([403, 'password_change_due']);
    expect(await outcome('GET /wps/member/info')).toEqual([200, undefined]);
    await client.logIn('demo-player-2');
    expect(await outcome('GET /lgw/bets', { query: { pageNum: 0 } })).toEqual([403, 'not_available']);
    await operate('module', { module: 'LOTTERY', enabled: true });
    expect(await outcome('GET /lgw/bets', { query: { pageNum: 0 } })).toEqual([400, 'invalid_request']);
  });

  it('refuses a trial account before it reads what is sent', async () => {
    await client.logIn('demo-trial-1');
    expect(await outcome('POST /lgw/bets', { json: {} })).toEqual([403, 'trial_account']);
    expect(await outcome('GET /wps/v2/wallets/balance')).toEqual([200, undefined]);
  });
});

describe('sessions', () => {
  it('end with a log-in elsewhere, and with a log-out', async () => {
    const other = new PlatformClient(platform.address);
    await client.logIn('demo-player-2');
    await other.logIn('DEMO-player-2');
    expect(await outcome('GET /wps/member/info')).toEqual([401, 'logged_in_elsewhere']);
    client.token = other.token;
    expect(await outcome('DELETE /wps/session/logout')).toEqual([200, undefined]);
    expect(await outcome('GET /wps/member/info')).toEqual([401, 'not_logged_in']);
  });

  it('ask for a captcha after a wrong password, and say no more of a closed account to a stranger', async () => {
    const wrong = await client.logIn('demo-player-4', 'Wrong-2026!');
    expect(wrong.body).toMatchObject({ errorCode: 'invalid_credentials', value: { captcha: true } });
    expect((await client.logIn('demo-player-4')).body.errorCode).toBe('captcha_required');
    const question = await client.send('GET /wps/captcha', { query: { kind: 'question' } });
    const { captchaId } = question.body;
    const guess = await client.logIn('demo-player-4', undefined, { captchaId, captcha: '99' });
    expect(guess.body.errorCode).toBe('captcha_wrong');
    expect((await client.logIn('demo-player-4', undefined, await solve())).body.errorCode).toBe('account_frozen');
  });

  /** The id and the answer of a captcha in words. */
  async function solve(): Promise<{ captchaId: string; captcha: string }> {
    const answer = await fetch(`${platform.address}/wps/captcha?kind=question`);
    const { value, captchaId }: { value: string; captchaId: string } = JSON.parse(await answer.text());
    const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const [, one = '', other = ''] = /What is (\w+) plus (\w+)/.exec(value) ?? [];
    return { captchaId, captcha: String(numbers.indexOf(one) + numbers.indexOf(other) + 2) };
  }
});

describe('encrypted payloads', () => {
  const LOG_IN = { username: 'demo-player-1', password: 'Demo-2026!', type: 'username' };

  it.each([
    { wrong: 'another key', header: { kid: 'unknown' } },
    { wrong: 'another encryption', header: { enc: 'A128GCM' } },
    { wrong: 'another agreement', header: { alg: 'ECDH-ES+A256KW' } },
  ])('are refused with $wrong', async ({ header }) => {
    const jose = await client.seal(LOG_IN, header);
    expect(await outcome('POST /wps/session/login', { jose })).toEqual([400, 'unreadable_payload']);
  });

  it('are refused if they were changed, and if what is inside breaks the contract', async () => {
    const [head, ...rest] = (await client.seal(LOG_IN)).split('.');
    const changed = [head, ...rest.slice(0, 2), `A${rest[2]?.slice(1)}x`, rest[3]].join('.');
    expect(await outcome('POST /wps/session/login', { jose: changed })).toEqual([400, 'unreadable_payload']);
    const surplus = { ...LOG_IN, surplus: 1 };
    expect(await outcome('POST /wps/session/login', { sealed: surplus })).toEqual([400, 'invalid_request']);
  });
});

describe('bets', () => {
  beforeEach(async () => {
    await client.logIn('demo-player-1');
  });

  it('are placed once for twenty slips with one key', async () => {
    const before = await balance();
    const sent = await slips(20, () => 'one-key', 300);
    const answers = await Promise.all(sent.map((json) => client.send('POST /lgw/bets', { json })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.value?.bets?.[0]?.betId}`))).toEqual(
      new Set([expect.stringMatching(/^200 \d+$/)]),
    );
    expect(await balance()).toBe(before - 300);
    const [other] = await slips(1, () => 'one-key', 200);
    expect(await outcome('POST /lgw/bets', { json: { ...other } })).toEqual([409, 'idempotency_conflict']);
  });

  it('never take more than there is, however many come at once', async () => {
    const before = await balance();
    const sent = await slips(12, (number) => `key-${number}`, 10_000);
    const answers = await Promise.all(sent.map((json) => client.send('POST /lgw/bets', { json })));
    const placed = answers.filter(({ status }) => status === 200).length;
    expect(placed).toBe(Math.floor(before / 10_000));
    expect(await balance()).toBe(before - placed * 10_000);
    const codes = new Set(answers.flatMap(({ body }) => body.errorCode ?? []));
    expect([...codes]).toEqual(['insufficient_funds']);
  });
});

it('plays a demo with its own credit, and once for each key', async () => {
  await client.logIn('demo-player-2');
  const before = await balance();
  const json = { nodeId: 1001, vassalage: 'KITE', gameType: 'RNG', gameCode: 'paper-tigers' };
  const { body } = await client.send('POST /wps/game/launchDemo', { json });
  const launch = new URL(body.value?.url ?? '', platform.address).searchParams.get('launch');
  const play = async () => {
    const round = JSON.stringify({ launch, key: 'one', stake: 1000, pick: 'black' });
    const answer = await fetch(`${platform.address}/wps/play/round`, { method: 'POST', body: round });
    return answer.text();
  };
  expect(await play()).toMatch(/"balance":(99000|100950)\b/);
  expect(new Set([await play(), await play()]).size).toBe(1);
  const state = await fetch(`${platform.address}/wps/play/state?launch=${launch}`);
  expect(await state.json()).toMatchObject({ value: { isDemo: true, game: 'Paper Tigers' } });
  expect(await balance()).toBe(before);
});

describe('answers', () => {
  it('carry the platform’s time, and no cache keeps them', async () => {
    const { headers } = await client.send('GET /wps/system/status');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const date = Date.parse(headers.get('date') ?? '');
    expect(date).toBeGreaterThanOrEqual(START);
    expect(date).toBeLessThan(START + 3_600_000);
  });

  it('can be read from a listed origin and from no other', async () => {
    const from = (origin: string) => client.send('GET /wps/system/status', { headers: { origin } });
    const listed = await from(SITE);
    expect(listed.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(listed.headers.get('access-control-expose-headers')).toBe('Date, Age, Retry-After');
    expect((await from('https://other.example')).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${platform.address}/wps/member/info`, {
      method: 'OPTIONS',
      headers: { origin: SITE },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type, platform');
  });

  it('say which calls the platform does not have', async () => {
    const missing = await fetch(`${platform.address}/wps/member/record/bets`);
    expect([missing.status, await missing.json()]).toMatchObject([501, { errorCode: 'not_implemented' }]);
    const unknown = await fetch(`${platform.address}/wps/nothing`);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { errorCode: 'not_found' }]);
  });

  it.each([
    ['no JSON', '{"lang":', 'application/json', 400],
    ['a number that no program holds', '{"lang":1e999}', 'application/json', 400],
    ['half a character', '{"lang":"\\ud800"}', 'application/json', 400],
    ['a deep list', '['.repeat(60_000), 'application/json', 400],
    ['another type', '{"lang":"EN"}', 'text/plain', 415],
    ['too much', `{"lang":"${'E'.repeat(70_000)}"}`, 'application/json', 413],
  ])('refuse %s', async (_what, body, type, status) => {
    await client.logIn('demo-player-2');
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': type };
    const answer = await fetch(`${platform.address}/wps/member/language`, { method: 'PUT', headers, body });
    expect([answer.status, await answer.json()]).toMatchObject([status, { errorCode: 'invalid_request' }]);
  });
});
