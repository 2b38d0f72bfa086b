import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { brandgenWords, repository } from './run-brandgen.ts';

interface Running {
  readonly url: string;
  readonly printed: string;
  readonly program: ChildProcess;
}

interface Answer {
  readonly status: number;
  // The shape is what the tests look at.
  readonly body: { success?: boolean; errorCode?: string; value?: Record<string, unknown> };
}

const running: Running[] = [];
/** The operator's platform: a sandbox of another day. */
let platform: Running;
let half: Running;
/** A session of the operator's platform. */
let token = '';

beforeAll(async () => {
  platform = await start('--now', '2026-03-01T10:00:00+08:00');
  half = await start('--proxy', platform.url, '--mock', 'wallet,lottery,live,my-account');
  const { body } = await logIn(half.url, 'player9');
  token = String(body.value?.['token']);
});
afterAll(async () => {
  for (const { program } of running) {
    program.kill('SIGINT');
    await once(program, 'exit');
  }
});

async function start(...words: string[]): Promise<Running> {
  const all = [...brandgenWords(), 'sandbox', '--brand', 'lotus', '--port', '0', ...words];
  const program = spawn(process.execPath, all, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const input = createInterface({ input: program.stdout });
  await new Promise<void>((resolve, reject) => {
    program.once('exit', () => reject(new Error(`The sandbox ended:\n${lines.join('\n')}`)));
    input.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Console')) resolve();
    });
  });
  const printed = lines.join('\n');
  const started = { url: /http:\/\/[\w.:]+/.exec(printed)?.[0] ?? '', printed, program };
  running.push(started);
  return started;
}

async function call(origin: string, method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(origin + path, { method, ...init });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const bearer = (of = token) => ({ headers: { authorization: `Bearer ${of}` } });

/** Encrypts as a site does, under the key that this platform answers. */
async function sealed(origin: string, payload: object): Promise<string> {
  const { body } = await call(origin, 'GET', '/wps/system/keys');
  const keys = body.value?.['keys'];
  const [jwk] = Array.isArray(keys) ? keys : [];
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

async function logIn(origin: string, username: string): Promise<Answer> {
  const body = await sealed(origin, { username, password: 'Sandbox1!', type: 'username' });
  return call(origin, 'POST', '/wps/session/login', { headers: { 'content-type': 'application/jose' }, body });
}

/** Minor units; the smallest stake of the brand's lotteries is below it. */
const STAKE = 10_000;

const balanceAt = async (origin: string, path: string, of = token) =>
  (await call(origin, 'GET', path, bearer(of))).body.value?.['balance'];

it('says which domains the sandbox answers, and that there are two balances', () => {
  expect(half.printed).toMatch(/^Sandbox {2}my-account, wallets, lottery, live$/m);
  expect(half.printed).toMatch(/^Log-ins {2}the platform’s: the sandbox opens an account for each member/m);
  expect(half.printed).toMatch(
    /^Two balances: .*\n +wallets, lottery, live: the sandbox’s.*\n.*deposits.*: the platform’s$/m,
  );
});

it('opens an account in the sandbox for a member who logs in at the platform, with their balance', async () => {
  const device = JSON.stringify({ os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 });
  const json = { headers: { 'content-type': 'application/json' }, body: device };
  const { body } = await call(half.url, 'POST', '/wps/session/login/freeplay', json);
  const trial = String(body.value?.['token']);
  const there = await balanceAt(platform.url, '/wps/member/info', trial);
  expect(there).toBeGreaterThan(0);
  expect(await balanceAt(half.url, '/wps/v2/wallets/balance', trial)).toBe(there);
});

it('keeps money apart: what a mocked lottery takes, the platform still has', async () => {
  const [there, here] = [
    await balanceAt(platform.url, '/wps/member/info'),
    Number(await balanceAt(half.url, '/wps/v2/wallets/balance')),
  ];
  const gameCode = 'speed-draw-1';
  const { body } = await call(half.url, 'GET', `/lgw/games/issue?gameCode=${gameCode}`);
  const line = { gameCode, issue: body.value?.['issue'], kind: 'side', selection: ['odd'], stake: STAKE, odds: 190 };
  const bet = await call(half.url, 'POST', '/lgw/bets', {
    headers: { ...bearer().headers, 'content-type': 'application/json' },
    body: JSON.stringify({ idempotencyKey: 'half-1', lines: [line] }),
  });
  expect(bet).toMatchObject({ status: 200, body: { value: { balance: here - STAKE } } });
  expect(await balanceAt(platform.url, '/wps/member/info')).toBe(there);
});

it('passes a payload on to the side that its call is for, encrypted for that side', async () => {
  const json = (body: string) => ({ headers: { ...bearer().headers, 'content-type': 'application/jose' }, body });
  const email = await sealed(half.url, { email: 'mila@example.com', password: 'Wrong1!' });
  const here = await call(half.url, 'POST', '/wps/member/email', json(email));
  expect([here.status, here.body.errorCode]).toEqual([422, 'invalid_field']);
  const past = await sealed(platform.url, { email: 'mila@example.com', password: 'Wrong1!' });
  const unread = await call(half.url, 'POST', '/wps/member/email', json(past));
  expect([unread.status, unread.body.errorCode]).toEqual([400, 'unreadable_payload']);
});

it('knows no token that the platform does not accept', async () => {
  const { status, body } = await call(half.url, 'GET', '/wps/v2/wallets/balance', bearer('stolen'));
  expect([status, body.errorCode]).toEqual([401, 'not_logged_in']);
});

it('opens the live socket of the sandbox for a member of the platform, after a reset too', async () => {
  await call(half.url, 'POST', '/sandbox/control/reset');
  const socket = new WebSocket(`${half.url.replace('http', 'ws')}/wps/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ hello: { token } }));
  const [message] = await once(socket, 'message');
  socket.close();
  expect(JSON.parse(String(message))).toMatchObject({ welcome: { complete: false } });
});

it('shows the platform’s pictures, and the sandbox’s where the platform has none', async () => {
  const { body } = await call(half.url, 'GET', '/wps/relay/GCSGAME_hotGamesV2');
  const picture = /"(\/img\/[^"]+)"/.exec(JSON.stringify(body))?.[1];
  expect((await fetch(`${half.url}${picture}`)).headers.get('content-type')).toMatch(/^image\//);
  expect((await fetch(`${half.url}/img/none.webp`)).status).toBe(404);
});

it('ends a session at the platform', async () => {
  const { body } = await logIn(half.url, 'player10');
  const own = String(body.value?.['token']);
  expect((await call(half.url, 'DELETE', '/wps/session/logout', bearer(own))).status).toBe(200);
  expect((await call(platform.url, 'GET', '/wps/member/info', bearer(own))).status).toBe(401);
});
