import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOperations } from '#sandbox/calls/contract-operations.ts';
import { propertiesOf } from '#sandbox/json-object.ts';
import { inputShapes } from '#sandbox/server/contract-inputs.fixture.ts';
import { defaultBrand } from '#sandbox/setup/sandbox-brand.ts';
import { answerOf, rowsOf } from '#sandbox/testing/answer-of.ts';
import { SCHEDULES } from '#sandbox/testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { forbiddenRows } from './forbidden-rows.fixture.ts';
import { ACCOUNT, CARD, EMAIL, MOBILE, PERSON, waysIn } from './ways-in.fixture.ts';

/** `npm run test:care -- 10000` sends more. */
const INPUTS_EACH = Math.ceil(SCHEDULES / 100);
const SHOWN = { version: '1', language: 'EN', text: 'You cannot play any more.' };
const DIGITS = '482915';

let sandbox: TestSandbox;
let ways: Awaited<ReturnType<typeof waysIn>>['ways'];
let tokens: string[] = [];
let game = '';
let before: Record<string, unknown> = {};

beforeAll(async () => {
  const domains = ['sandbox.example', 'www.sandbox.example'];
  sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), domains } });
  const agent = await sandbox.login('agent3');
  const secret = { paymentPassword: DIGITS, password: 'Sandbox1!' };
  await sandbox.call('POST', '/wps/member/paymentPassword', { token: agent, secret });
  const made = await waysIn(sandbox);
  ways = made.ways;
  for (const way of Object.values(ways)) expect((await way()).status).toBe(200);
  const other = await sandbox.login(ACCOUNT);
  const last = await sandbox.login(ACCOUNT);
  game = await launched(last);
  const order = { methodId: 'qr-pay', amount: 1000, fee: 0, idempotencyKey: 'x' };
  expect((await sandbox.call('POST', '/wps/member/deposit/order', { token: last, json: order })).status).toBe(200);
  const json = { period: '1y', scope: 'operator', shown: SHOWN, idempotencyKey: 'x' };
  expect((await sandbox.call('POST', '/wps/member/care/exclusion', { token: last, json })).status).toBe(200);
  tokens = [other, last];
  before = await forbiddenRows(sandbox, ACCOUNT);
}, 120_000);
afterAll(() => sandbox.close());

async function launched(token: string): Promise<string> {
  const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
  const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
  const json = { nodeId, vassalage, gameType, gameCode };
  const { body } = await sandbox.call('POST', '/wps/game/launchGame', { token, json });
  return new URL(String(propertiesOf(body.value)['url']), 'http://x').searchParams.get('session') ?? '';
}

/** A token that can only withdraw, as a refused log-in hands it out. */
async function payoutToken(): Promise<string> {
  const secret = { username: ACCOUNT, password: 'Sandbox1!', type: 'username' };
  const { body } = await sandbox.call('POST', '/wps/session/login', { secret });
  expect(body.errorCode).toBe('self_excluded');
  return String(propertiesOf(body.value)['payoutToken']);
}

const nothingHappened = async () => expect(await forbiddenRows(sandbox, ACCOUNT)).toEqual(before);

test('the stop leaves no session, game or order', () => {
  expect(before).toMatchObject({ 'sessions.member_id': 0, 'game_sessions.member_id': 0 });
});

/** The operations that answer with a session, each with the ways in that try it. */
const LOG_INS: Readonly<Record<string, readonly string[]>> = {
  login: ['password', 'sms'],
  oidcLogin: ['google', 'facebook'],
  passkeyLogIn: ['passkey'],
  resumeSession: ['device'],
};
/** Other tests try them, except for trial accounts, which have no owner. */
const OTHER_LOG_INS = ['register', 'registerMobile', 'freePlay'];

test('every operation that answers with a session is tried', () => {
  const opening = contractOperations().filter(({ operationId }) => opensSession(operationId));
  const tried = [...Object.keys(LOG_INS), ...OTHER_LOG_INS];
  expect(opening.map(({ operationId }) => operationId).toSorted()).toEqual(tried.toSorted());
});

test.each(Object.values(LOG_INS).flat())('%s logs in no more', async (name) => {
  expect(await ways[name]?.()).toEqual({ status: 403, errorCode: 'self_excluded' });
  await nothingHappened();
});

test('a game that was open takes no bet', async () => {
  const json = { session: game, stake: 100, idempotencyKey: 'y' };
  expect((await sandbox.call('POST', '/sandbox/game/bet', { json })).status).toBe(401);
  await nothingHappened();
});

test('a payment that arrives later goes back', async () => {
  const [order] = (await rowsOf(sandbox, `select state from sandbox.deposit_orders order by id desc limit 1`)).map(
    propertiesOf,
  );
  expect(order).toEqual({ state: 'cancelled' });
});

const STRANGER = { payeeName: 'Ana Cruz', birthday: '14-02-1990' };

test.each([
  ['mail', { ...STRANGER, email: EMAIL.toUpperCase() }, 'account_refused'],
  ['telephone', { ...STRANGER, ...MOBILE }, 'mobile_taken'],
  ['document', PERSON, 'account_refused'],
])('the person registers with the same %s no more', async (_trait, given, code) => {
  const keys = { username: 'newcomer9', password: 'Sea-Breeze7', confirmPassword: 'Sea-Breeze7' };
  const secret = { ...keys, registerMethod: 'WEB', ...given };
  expect((await sandbox.call('PUT', '/wps/member/register', { secret })).body.errorCode).toBe(code);
  await nothingHappened();
});

test('an account that adds the card of the person is closed too', async () => {
  await sandbox.call('PUT', '/sandbox/control/verification', { json: { account: 'player7', status: 'A' } });
  const token = await sandbox.login('player7');
  const terms = answerOf('withdrawalTerms', await sandbox.call('GET', '/wps/member/withdrawal/terms', { token }));
  const { holder } = terms.value;
  const added = await sandbox.call('POST', '/wps/member/payoutAccount', { token, json: { ...CARD, holder } });
  expect(added.body.errorCode).toBe('self_excluded');
  expect((await sandbox.call('GET', '/wps/member/deposit/methods', { token })).body.errorCode).toBe('self_excluded');
  expect((await sandbox.call('GET', '/wps/member/withdrawal/terms', { token })).status).toBe(200);
});

const open = new Map(contractOperations().map(({ operationId, ...access }) => [operationId, access]));

let payout = '';
/** A log-in derives a key from the password, so the token serves until an operation ends it. */
async function livePayoutToken(): Promise<string> {
  const { status } = await sandbox.call('GET', '/wps/member/withdrawal/terms', { token: payout });
  if (status !== 200) payout = await payoutToken();
  return payout;
}

test.each(inputShapes())(
  '$operationId gives nothing that the stop forbids',
  async ({ operationId, method, path, bad, type }) => {
    const access = open.get(operationId);
    for (const { query, body } of fc.sample(bad, { numRuns: INPUTS_EACH })) {
      for (const token of [...tokens, await livePayoutToken()]) {
        const isOpen = access?.openWhileOwed.includes('stop') ?? false;
        const search = new URLSearchParams(query).toString();
        const sent = type === 'application/jose' ? { secret: body } : { json: body };
        const answer = await sandbox.call(asMethod(method), `${path}?${search}`, {
          token,
          ...(body !== undefined && sent),
        });
        const isLetIn = answer.status < 300 && access?.needsSession === true;
        if (isLetIn) expect([operationId, isOpen]).toEqual([operationId, true]);
      }
    }
    await nothingHappened();
  },
);

function asMethod(method: string) {
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).find((known) => known === method) ?? 'GET';
}

/** Whether the schema of an operation's answer has the value of a log-in, at any depth. */
function opensSession(id: string): boolean {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values<object>(methods));
  const operation = operations.map(propertiesOf).find(({ operationId }) => operationId === id);
  return leadsTo(operation?.['responses'], 'LoginValue', new Set());
}

function leadsTo(value: unknown, wanted: string, seen: Set<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => {
    if (key !== '$ref') return leadsTo(part, wanted, seen);
    const name = String(part).split('/').at(-1) ?? '';
    if (name === wanted) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return leadsTo(propertiesOf(contract.components.schemas)[name], wanted, seen);
  });
}
