import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations } from '../calls/contract-operations.ts';
import { propertiesOf } from '../json-object.ts';
import { type Reply, type Request, type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { type InputShape, inputShapes } from './contract-inputs.fixture.ts';

const operations = new Map(contractOperations().map((operation) => [operation.operationId, operation]));
const accessOf = ({ operationId }: InputShape) => {
  const access = operations.get(operationId);
  if (!access) throw new Error(`The contract has no operation ${operationId}.`);
  return access;
};

/** The first that is not refused for what a schema cannot say, such as a text that the database cannot store. */
const TRIES = 40;

let sandbox: TestSandbox;
let [member, trial] = ['', ''];
beforeAll(async () => {
  sandbox = await testSandbox();
  member = await sandbox.login('player1');
  const device = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
  trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: device }));
});
afterAll(() => sandbox.close());

/** The answer to the first input that fits the contract. */
async function answerTo({ method, path, type, fitting }: InputShape, token?: string): Promise<Reply> {
  for (const { query, body } of fc.sample(fitting, { numRuns: TRIES })) {
    const url = `${path}?${new URLSearchParams(query)}`;
    const sent = bodyOf(type, propertiesOf(body));
    const answer = await sandbox.call(methodOf(method), url, { ...sent, ...(token && { token }) });
    if (answer.status !== 400) return answer;
  }
  throw new Error(`None of ${TRIES} inputs fits ${method} ${path}.`);
}

function bodyOf(type: string | undefined, value: Readonly<Record<string, unknown>>): Request {
  if (type === undefined) return {};
  if (type === 'application/jose') return { secret: value };
  if (type === 'application/json') return { json: value };
  const written = (field: unknown) => (typeof field === 'object' ? JSON.stringify(field) : String(field));
  const fields = Object.entries(value).map(([key, field]) => [key, written(field)]);
  return { headers: { 'content-type': type }, text: new URLSearchParams(fields).toString() };
}

function methodOf(method: string) {
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).find((known) => known === method) ?? 'GET';
}

describe('a module that is off', () => {
  const closing = inputShapes().filter((shape) => accessOf(shape).modules);

  // @proves 6.1, 7.11
  test.each(closing)('closes $operationId to members, and to visitors who may call it', async (shape) => {
    const modules = accessOf(shape).modules ?? [];
    const set = (on: boolean) =>
      sandbox.call('PATCH', '/sandbox/control', {
        json: { modules: Object.fromEntries(modules.map((modId) => [modId, on])) },
      });
    await set(false);
    for (const token of accessOf(shape).needsSession ? [member] : [undefined, member]) {
      const { status, body } = await answerTo(shape, token);
      expect([status, body.errorCode]).toEqual([403, 'not_available']);
    }
    await set(true);
  });

  // Player care too: a member can stop whatever is switched.
  // @proves 6.1
  test('closes nothing of what every site has', () => {
    const open = inputShapes().filter((shape) => !accessOf(shape).modules);
    const parts = new Set(open.map(({ path }) => path.split('/').slice(0, 4).join('/')));
    expect([...parts].toSorted()).toMatchInlineSnapshot(`
      [
        "/wps/agent/affiliate",
        "/wps/captcha",
        "/wps/game/launchDemo",
        "/wps/game/launchGame",
        "/wps/member/account",
        "/wps/member/care",
        "/wps/member/devices",
        "/wps/member/email",
        "/wps/member/info",
        "/wps/member/language",
        "/wps/member/logIns",
        "/wps/member/password",
        "/wps/member/sessions",
        "/wps/operator/care",
        "/wps/relay/GCSGAME_gameList",
        "/wps/relay/GCSGAME_gameVendor",
        "/wps/relay/GCSGAME_getRankList",
        "/wps/relay/GCSGAME_getVassGameType",
        "/wps/relay/GCSGAME_hotGamesV2",
        "/wps/relay/GCS_gameLaunchFB",
        "/wps/relay/GCS_merchantWallet",
        "/wps/relay/GLS2_roomList",
        "/wps/relay/MCSFE_getListAnnouncements",
        "/wps/relay/WPSCORE_getDropdownMenu",
        "/wps/relay/getWinnerBoard",
        "/wps/search/games",
        "/wps/session/device",
        "/wps/session/logout",
        "/wps/system/countryCodes",
        "/wps/system/domainRoute",
        "/wps/system/helpCenter",
        "/wps/system/keys",
        "/wps/system/setting",
        "/wps/system/status",
        "/wps/system/whitelabel",
        "/wps/v2/member",
        "/wps/v2/wallets",
        "/wps/verification/bot",
      ]
    `);
  });
});

describe('a trial account', () => {
  const secured = inputShapes().filter((shape) => accessOf(shape).needsSession);
  const isAgents = (shape: InputShape) =>
    shape.path.startsWith('/wps/agent/') || accessOf(shape).modules?.some((modId) => /^AGENT/.test(modId));

  // @proves 6.2
  test.each(secured.filter((shape) => accessOf(shape).isClosedToTrials))('is refused $operationId', async (shape) => {
    const { status, body } = await answerTo(shape, trial);
    expect([status, body.errorCode]).toEqual([403, 'trial_account']);
  });

  // @proves 6.2
  test('can look, leave, and ask for help', () => {
    const open = secured.filter((shape) => !accessOf(shape).isClosedToTrials && !isAgents(shape));
    expect(open.map(({ operationId }) => operationId).toSorted()).toMatchInlineSnapshot(`
      [
        "askSupport",
        "balance",
        "chatMessages",
        "customerSecurityQuestion",
        "launchDemo",
        "logout",
        "lotteryBets",
        "memberIcon",
        "memberInfo",
        "merchantWallet",
        "recentLotteryGames",
        "reportChatMessage",
        "roomList",
        "securityConfig",
        "setLanguage",
        "verifySecurityAnswer",
      ]
    `);
  });
});
