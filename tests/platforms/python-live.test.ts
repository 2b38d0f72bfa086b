import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { faultOfLive } from './contract.ts';
import { PlatformClient } from './platform-client.ts';
import { type PythonPlatform, startPython } from './start-python.ts';

interface LiveMessage {
  readonly welcome?: { readonly stream: string; readonly id: number; readonly complete: boolean };
  readonly event?: { readonly id: number; readonly previous: number; readonly topic: string; readonly data: object };
  readonly end?: { readonly reason: string };
}

let platform: PythonPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPython();
});
afterAll(() => platform?.stop());

beforeEach(async () => {
  client = new PlatformClient(platform.address);
  await client.logIn('demo-player-1');
});

/** A connection, its messages in order, and the code that closes it. */
function connect(first: unknown) {
  const socket = new WebSocket(`${platform.address.replace('http', 'ws')}/wps/live`);
  const messages: LiveMessage[] = [];
  socket.on('open', () => socket.send(typeof first === 'string' ? first : JSON.stringify(first)));
  socket.on('message', (data) => {
    const message: LiveMessage = JSON.parse(String(data));
    expect(faultOfLive(message)).toBe('');
    messages.push(message);
  });
  const closed = once(socket, 'close').then(([code]) => Number(code));
  return { socket, messages, closed };
}

/** Plays a round of a game, which moves the balance. */
async function playRound(key: string): Promise<void> {
  const json = { nodeId: 1001, vassalage: 'KITE', gameType: 'RNG', gameCode: 'paper-tigers' };
  const { body } = await client.send('POST /wps/game/launchGame', { json });
  const launch = new URL(body.value?.url ?? '', platform.address).searchParams.get('launch');
  const round = JSON.stringify({ launch, key, stake: 100, pick: 'red' });
  const answer = await fetch(`${platform.address}/wps/play/round`, { method: 'POST', body: round });
  expect(answer.status).toBe(200);
}

it('tells a balance, and what was missed meanwhile', async () => {
  const first = connect({ hello: { token: client.token } });
  await expect.poll(() => first.messages.length).toBeGreaterThan(0);
  const welcome = first.messages[0]?.welcome;
  expect(welcome?.complete).toBe(false);
  first.socket.close();
  expect(await first.closed).toBe(1000);

  await playRound('one');
  const second = connect({ hello: { token: client.token, after: { stream: welcome?.stream, id: welcome?.id } } });
  await expect.poll(() => second.messages.some(({ event }) => event?.topic === 'balance')).toBe(true);
  expect(second.messages[0]?.welcome?.complete).toBe(true);
  const events = second.messages.flatMap(({ event }) => event ?? []);
  expect(events.map(({ previous }) => previous)).toEqual([welcome?.id, ...events.slice(0, -1).map(({ id }) => id)]);
  second.socket.close();
  await second.closed;
});

it('says that a session is over, and closes the socket', async () => {
  const { messages, closed } = connect({ hello: { token: client.token } });
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await new PlatformClient(platform.address).logIn('demo-player-1');
  expect(await closed).toBe(1000);
  expect(messages.at(-1)).toEqual({ end: { reason: 'logged_in_elsewhere' } });
});

it.each([
  ['no JSON', 'hello'],
  ['a field too many', { hello: { token: 'x', surplus: 1 } }],
  ['an unknown token', { hello: { token: 'x' } }],
])('closes a socket whose hello is %s', async (_what, first) => {
  expect(await connect(first).closed).toBe(1008);
});
