import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import { localOrigin } from '../local-origin.ts';
import { createHalfPlatform } from './half-platform.ts';
import { encryptFor } from './own-key.ts';
import { type RecordingSide, recordingSide } from './side.fixture.ts';

const userInfo = { account: 'mila', nickname: 'Mila', type: 0, vipLabel: 'Gold', balance: 700 };
const BALANCE = 'GET /wps/v2/wallets/balance';
const INFO = 'GET /wps/member/info';
const STATUS = 'GET /wps/system/status';
const LOG_IN = 'POST /wps/session/login';
const TELL = 'PUT /sandbox/control/member';
const PICTURE = 'GET /img/a.webp';

let [platform, sandbox]: RecordingSide[] = [];
beforeAll(async () => {
  platform = await recordingSide({
    [STATUS]: { side: 'platform' },
    [LOG_IN]: { success: true, value: { token: 'of-log-in', userInfo } },
    [INFO]: { success: true, value: { ...userInfo, account: 'asked' } },
    [PICTURE]: 'platform',
  });
  const all = [BALANCE, STATUS, LOG_IN, INFO, TELL, PICTURE, 'GET /img/b.webp', 'GET /sandbox/'];
  sandbox = await recordingSide(Object.fromEntries(all.map((call) => [call, { side: 'sandbox' }])));
});
afterAll(() => {
  for (const side of sides()) side.close();
});
beforeEach(() => {
  for (const { asked } of sides()) asked.length = 0;
});

function sides(): [RecordingSide, RecordingSide] {
  if (!platform || !sandbox) throw new Error('The sides are not open.');
  return [platform, sandbox];
}

interface Half {
  ask(call: string, init?: RequestInit): Promise<{ status: number; body: unknown }>;
  /** Passed on to the platform, and read. */
  readonly watched: string[];
}

async function withHalf(mocked: PlatformDomain[], work: (half: Half) => Promise<void>): Promise<void> {
  const watched: string[] = [];
  const [one, other] = sides();
  const server: FastifyInstance = await createHalfPlatform({
    ...{ platform: one, sandbox: other, mocked },
    watch: ({ method, target }) => void watched.push(`${method} ${target}`),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const origin = localOrigin(server.server);
  const ask: Half['ask'] = async (call, init) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await fetch(origin + path, { method, ...init });
    return { status: answer.status, body: await answer.json() };
  };
  await work({ ask, watched }).finally(() => server.close());
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const told = () => sides()[1].asked.flatMap(({ call, body }) => (call === TELL ? [JSON.parse(body)] : []));

describe('with wallets from the sandbox', () => {
  it('asks each side for its own domains, and reads what the platform answers', async () => {
    await withHalf(['wallets'], async ({ ask, watched }) => {
      expect((await ask(STATUS)).body).toEqual({ side: 'platform' });
      expect((await ask(BALANCE)).body).toEqual({ side: 'sandbox' });
      expect((await ask('GET /sandbox/')).body).toEqual({ side: 'sandbox' });
      expect((await ask('GET /wps/of-the-operator')).status).toBe(404);
      expect(watched).toEqual([STATUS, 'GET /wps/of-the-operator']);
    });
  });

  it('tells the sandbox who logged in, before it asks it for anything of theirs', async () => {
    await withHalf(['wallets'], async ({ ask }) => {
      const keys = await ask('GET /wps/system/keys');
      expect(JSON.stringify(keys.body)).not.toContain(sides()[0].key.publicJwk.x);
      const body = await sealed(keys.body, 'of the member');
      await ask(LOG_IN, { headers: { 'content-type': 'application/jose' }, body });
      const sent = sides()[0].asked.find(({ call }) => call === LOG_IN)?.body ?? '';
      expect(new TextDecoder().decode(await sides()[0].key.open(sent))).toBe('of the member');
      await ask(BALANCE, bearer('of-log-in'));
      expect(told()).toEqual([{ token: 'of-log-in', ...userInfo }]);
      expect(sides()[1].asked.map(({ call }) => call)).toEqual([TELL, BALANCE]);
    });
  });

  it('asks the platform who a token is that an earlier run has seen', async () => {
    await withHalf(['wallets'], async ({ ask }) => {
      await ask(BALANCE, bearer('of-before'));
      await ask(BALANCE, bearer('of-before'));
      expect(sides()[0].asked.map(({ call }) => call)).toEqual([INFO]);
      expect(told()).toHaveLength(2);
      expect(told()[0]).toEqual({ token: 'of-before', ...userInfo, account: 'asked' });
    });
  });

  it('refuses a payload under another key, and forwards nothing', async () => {
    await withHalf(['wallets'], async ({ ask }) => {
      const answer = await ask(LOG_IN, { headers: { 'content-type': 'application/jose' }, body: 'a.b.c.d.e' });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'unreadable_payload' } });
      expect(sides()[0].asked).toEqual([]);
    });
  });

  it('shows the picture of the platform, or of the sandbox if the platform has no picture', async () => {
    await withHalf(['wallets'], async ({ ask }) => {
      expect((await ask(PICTURE)).body).toBe('platform');
      expect((await ask('GET /img/b.webp')).body).toEqual({ side: 'sandbox' });
      expect((await ask('GET /img/c.webp')).status).toBe(404);
    });
  });
});

describe('with log-ins from the sandbox', () => {
  it('gives the platform no token that it cannot know, and the sandbox every call that needs one', async () => {
    await withHalf(['log-in'], async ({ ask }) => {
      expect((await ask(BALANCE, bearer('own'))).body).toEqual({ side: 'sandbox' });
      expect((await ask(INFO, bearer('own'))).body).toEqual({ side: 'sandbox' });
      expect((await ask(STATUS, bearer('own'))).body).toEqual({ side: 'platform' });
      expect(sides()[0].asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
      expect(sides()[1].asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer own', 'Bearer own']);
      expect(told()).toEqual([]);
    });
  });
});

async function sealed(answer: unknown, plaintext: string): Promise<string> {
  const [, keys = ''] = /"keys":(\[.*?\])/.exec(JSON.stringify(answer)) ?? [];
  return encryptFor(JSON.parse(keys), new TextEncoder().encode(plaintext));
}
