import { compactDecrypt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { propertiesOf } from '../json-object.ts';
import { BROKEN_TREES } from '../process/switches.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  const { languages, ...brand } = defaultBrand();
  const offered = [
    ...languages.offered,
    { code: 'TY', tag: 'fil', direction: 'ltr' as const, name: 'Filipino', words: '' },
  ];
  sandbox = await testSandbox('of turn', { brand: { ...brand, languages: { ...languages, offered } } });
});
afterAll(() => sandbox.close());

const set = (json: object) => sandbox.call('PATCH', '/sandbox/control', { json });
const healthy = {
  maintenance: false,
  maintenanceEnds: null,
  maintenanceUnflagged: false,
  domainMoved: false,
  regionBlocked: false,
  depositsHeld: false,
  vendorMaintenance: {},
  faults: [],
  brokenTree: null,
};
afterEach(async () => {
  await set({ ...healthy, modules: { LOGIN: true, ACCOUNT: true } });
});

test('maintenance closes all but the system calls', async () => {
  await set({ maintenance: true });
  const status = await sandbox.call('GET', '/wps/system/status?lang=VN');
  expect(status.body.value).toMatchObject({ status: 1, info: { title: 'Chúng tôi sẽ sớm trở lại' } });
  expect(await sandbox.call('GET', '/wps/captcha')).toMatchObject({ status: 503, body: { errorCode: 'maintenance' } });
});

test('a maintenance says when the site opens again, if that is known', async () => {
  const backAt = async () =>
    answerOf('systemStatus', await sandbox.call('GET', '/wps/system/status')).value.info.backAt;
  await set({ maintenance: true });
  expect(await backAt()).toBeUndefined();
  await set({ maintenanceEnds: 1_800_000_000_000 });
  expect(await backAt()).toBe(1_800_000_000_000);
  await set({ maintenance: false });
  expect(await backAt()).toBeUndefined();
});

test('status 1 without the maintenance flag leaves every call open', async () => {
  await set({ maintenanceUnflagged: true });
  const status = await sandbox.call('GET', '/wps/system/status');
  expect(status.body.value).toMatchObject({ status: 1, maintenance: false });
  expect((await sandbox.call('GET', '/wps/captcha')).status).toBe(200);
});

test('a moved domain is named by the status and by the check of the domain', async () => {
  const named = async () => [
    answerOf('systemStatus', await sandbox.call('GET', '/wps/system/status')).value.domainRoute,
    answerOf('domainRoute', await sandbox.call('GET', '/wps/system/domainRoute?domain=old.example')).value.domain,
  ];
  expect(await named()).toEqual(['', '']);
  await set({ domainMoved: true });
  expect(await named()).toEqual(['sandbox.example', 'sandbox.example']);
});

test("a page notice is in the visitor's language if the brand offers it", async () => {
  await set({ maintenance: true });
  const statusFor = async (tag: string) =>
    (await sandbox.call('GET', '/wps/system/status', { headers: { 'accept-language': tag } })).body.value;
  expect(await statusFor('fil')).toMatchObject({ info: { title: 'Babalik kami agad' } });
  expect(await statusFor('fr')).toMatchObject({ info: { title: 'We’ll be back soon' } });
});

test('a page notice gives the customer service addresses, encrypted, only while it is shown', async () => {
  const service = async (): Promise<string> =>
    answerOf('systemStatus', await sandbox.call('GET', '/wps/system/status')).value.info.customerService;
  expect(await service()).toBe('');
  await set({ maintenance: true });
  const { paths } = answerOf('encryptionKeys', await sandbox.call('GET', '/wps/system/keys')).value;
  const { plaintext } = await compactDecrypt(await service(), Buffer.from(paths?.k ?? '', 'base64url'));
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual([expect.stringMatching(/^(https|mailto):/)]);
});

// @proves 2.68
test('visitors from a blocked region see their IP address', async () => {
  await set({ regionBlocked: true });
  const status = await sandbox.call('GET', '/wps/system/status');
  expect(status.body.value).toMatchObject({ status: 2, location: { ip: '127.0.0.1' } });
  expect((await sandbox.call('GET', '/wps/captcha')).body.errorCode).toBe('region_restricted');
});

// @proves 6.10
test('a module that is switched off is off in the tree and refuses its calls', async () => {
  const secret = { username: 'player1', password: 'Sandbox1!', type: 'username' };
  for (const modId of ['LOGIN', 'ACCOUNT']) {
    await set({ modules: { [modId]: false } });
    expect((await sandbox.call('GET', '/wps/system/whitelabel')).text).toContain(`"modId":"${modId}","enabled":"0"`);
    expect((await sandbox.call('POST', '/wps/session/login', { secret })).body.errorCode).toBe('not_available');
    await set({ modules: { [modId]: true } });
  }
  expect((await sandbox.call('POST', '/wps/session/login', { secret })).status).toBe(200);
});

test('a fault affects only the calls that it names', async () => {
  await set({ faults: [{ operation: 'captcha', kind: 'server-error' }] });
  expect((await sandbox.call('GET', '/wps/captcha')).status).toBe(500);
  expect((await sandbox.call('GET', '/wps/system/keys')).status).toBe(200);
  await set({ faults: [{ operation: '*', kind: 'too-many-requests' }] });
  expect((await sandbox.call('GET', '/wps/system/keys')).status).toBe(429);
  await set({ faults: [{ operation: 'encryptionKeys', kind: 'broken-json' }] });
  const broken = await sandbox.call('GET', '/wps/system/keys');
  expect(() => JSON.parse(broken.text)).toThrow();
  await set({ faults: [{ operation: 'encryptionKeys', kind: 'latency', delayMs: 1 }] });
  expect((await sandbox.call('GET', '/wps/system/keys')).status).toBe(200);
  expect(sandbox.reports).toEqual([]);
});

test.each([
  ['html-page', 200, 'text/html'],
  ['bad-gateway', 502, 'text/html'],
  ['empty-body', 200, 'application/json'],
  ['wrong-json', 200, 'application/json'],
  ['session-over', 401, 'application/json'],
  ['access-restricted', 403, 'application/json'],
])('a fault can change the shape of an answer: %s', async (kind, status, type) => {
  await set({ faults: [{ operation: 'encryptionKeys', kind }] });
  const answer = await sandbox.server.inject({ url: '/wps/system/keys' });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain(type);
  expect(sandbox.reports).toEqual([]);
});

test('a fault can be a refusal, with or without an error code', async () => {
  const refused = { operation: 'encryptionKeys', kind: 'refused' };
  await set({ faults: [{ ...refused, errorCode: 'code_expired' }] });
  expect(await sandbox.call('GET', '/wps/system/keys')).toMatchObject({
    status: 403,
    body: { errorCode: 'code_expired' },
  });
  await set({ faults: [refused] });
  const bare = await sandbox.server.inject({ url: '/wps/system/keys' });
  expect([bare.statusCode, bare.body]).toEqual([400, '']);
  expect((await set({ faults: [{ ...refused, errorCode: 'no_reason' }] })).status).toBe(400);
});

test('all sessions can be ended together', async () => {
  const token = await sandbox.login('player8');
  expect((await sandbox.call('DELETE', '/sandbox/control/sessions')).status).toBe(200);
  expect((await sandbox.call('GET', '/wps/member/info', { token })).body.errorCode).toBe('not_logged_in');
});

test('can set unread messages of an account and make a member win', async () => {
  const setUnread = (account: string) =>
    sandbox.call('PUT', '/sandbox/control/messages', { json: { account, unread: 7 } });
  expect((await setUnread('player8')).body).toEqual({ account: 'player8', unread: 7 });
  const token = await sandbox.login('player8');
  expect((await sandbox.call('GET', '/wps/relay/CSP_unreadCount', { token })).body.value).toEqual({ unreadCount: 7 });
  expect((await setUnread('nobody0')).status).toBe(404);

  const board = async () =>
    (await sandbox.call('GET', '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20')).text;
  const before = await board();
  expect((await sandbox.call('POST', '/sandbox/control/win')).status).toBe(200);
  expect(await board()).not.toBe(before);
});

test.each(BROKEN_TREES)('the module tree can be broken: %s', async (brokenTree) => {
  const whole = await sandbox.call('GET', '/wps/system/whitelabel');
  await set({ brokenTree });
  const broken = await sandbox.call('GET', '/wps/system/whitelabel');
  expect(broken.status).toBe(200);
  expect(broken.text).not.toBe(whole.text);
});

test('a reset restores the seed and turns every switch off', async () => {
  await set({ maintenance: true });
  expect((await sandbox.call('POST', '/sandbox/control/reset')).status).toBe(200);
  const token = await sandbox.login('player7');
  expect((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).body.value).toMatchObject({
    balance: 50_000,
  });
});

test.each([{ origin: 'https://elsewhere.example' }, { host: 'elsewhere.example' }])(
  'refuses access to the switches for %o',
  async (headers) => {
    for (const url of ['/sandbox/control', '/sandbox/', '/sandbox/control/outbox']) {
      expect((await sandbox.call('GET', url, { headers })).status).toBe(403);
    }
  },
);

test('takes every switch as it shows it', async () => {
  const { body } = await sandbox.call('GET', '/sandbox/control');
  const switches = propertiesOf(body['switches']);
  expect(await set(switches)).toMatchObject({ status: 200, body: { switches } });
});

test('names an unknown switch when refusing it', async () => {
  expect(await set({ maintainance: true })).toMatchObject({ status: 400 });
  expect((await set({ faults: [{ operation: '*', kind: 'fire' }] })).status).toBe(400);
});

test('the console shows the state, and its forms change it', async () => {
  const form = (text: string) => ({ text, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect((await sandbox.call('POST', '/sandbox/console/switch', form('name=maintenance&on=1'))).status).toBe(303);
  expect((await sandbox.call('GET', '/sandbox/')).text).toContain('aria-checked="true" aria-label="Maintenance"');
  await sandbox.call('POST', '/sandbox/console/fault', form('operation=captcha&kind=latency&delayMs=20'));
  expect((await sandbox.call('GET', '/sandbox/')).text).toContain('captcha: latency of 20 ms');
  await sandbox.call('POST', '/sandbox/console/fault/remove', form('index=0'));
  expect((await sandbox.call('POST', '/sandbox/console/switch', form('name=nothing&on=1'))).status).toBe(400);
  expect(sandbox.platform.switches.faults).toEqual([]);
});

test('the console shows and sets the switches of domains, and a vendor’s maintenance in the card of wallets', async () => {
  const post = (path: string, text: string) =>
    sandbox.call('POST', path, { text, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  await post('/sandbox/console/switch', 'name=depositsHeld&on=1');
  expect(sandbox.platform.switches.depositsHeld).toBe(true);
  const page = (await sandbox.call('GET', '/sandbox/')).text;
  expect(page).toContain('aria-checked="true" aria-label="Paid deposits wait here"');
  const [, vendor = ''] = /console\/vendor">\s*<input type="hidden" name="name" value="(\w+)"/.exec(page) ?? [];
  await post('/sandbox/console/vendor', `name=${vendor}&on=1`);
  expect(Object.keys(sandbox.platform.switches.vendorMaintenance)).toEqual([vendor]);
  expect((await post('/sandbox/console/vendor', 'name=NOBODY&on=1')).status).toBe(400);
});

test('the console can make a registration field optional, required or hidden, and reset it', async () => {
  const post = (path: string, text: string) =>
    sandbox.call('POST', path, { text, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const rule = async (): Promise<object> =>
    JSON.parse((await sandbox.call('GET', '/wps/system/setting/register')).text).value.email;
  const own = await rule();
  expect((await post('/sandbox/console/rule', 'field=email&state=required')).status).toBe(303);
  expect((await sandbox.call('GET', '/sandbox/')).text).toContain('<span>email: required</span>');
  expect(await rule()).toEqual({ ...own, enabled: true, required: true });
  await post('/sandbox/console/rule', 'field=email&state=hidden');
  expect(await rule()).toEqual({ ...own, enabled: false, required: false });
  await post('/sandbox/console/rule/remove', 'field=email');
  expect((await sandbox.call('GET', '/sandbox/')).text).toContain('Every field follows the brand’s rules.');
  expect(await rule()).toEqual(own);
  expect((await post('/sandbox/console/rule', 'field=nose&state=hidden')).status).toBe(400);
  expect((await post('/sandbox/console/rule', 'field=email&state=odd')).status).toBe(400);
});
