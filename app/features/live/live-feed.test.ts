import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiveEvent, LiveHello, LiveMessage } from '#schemas/generated/platform.ts';
import { createLiveFeed } from './live-feed.ts';

const TOKEN = 'token';

const nameOf = ({ data }: LiveEvent) => String(data['name']);

/** A platform for one person. It keeps the latest events only, and may lose all of them and restart. */
function createPlatform(kept: number) {
  let run = 1;
  let sent: LiveEvent[] = [];
  return {
    publish(): LiveEvent {
      const previous = sent.at(-1)?.id ?? 0;
      // Ids in between belong to other people's events.
      const id = previous + 1 + (previous % 3);
      const event = { id, previous, at: 0, topic: 'balance', data: { name: `${run}/${id}` } };
      sent.push(event);
      return event;
    },
    restart(): void {
      run += 1;
      sent = [];
    },
    /** First messages on a new connection. */
    connect({ hello: { after } }: LiveHello): LiveMessage[] {
      const stream = `run ${run}`;
      const last = sent.at(-1)?.id ?? 0;
      const missed = sent.filter(({ id }) => after !== undefined && id > after.id);
      const isKept = after?.stream === stream && missed.length <= kept;
      if (!after || !isKept) return [{ welcome: { stream, id: last, complete: false } }];
      return [{ welcome: { stream, id: after.id, complete: true } }, ...missed.map((event) => ({ event }))];
    },
    beat: (): LiveMessage => ({ beat: { id: sent.at(-1)?.id ?? 0 } }),
    all: () => sent,
  };
}

/** A site and its platform. The network between them may drop, delay or repeat messages. */
function createNetwork(kept: number) {
  const platform = createPlatform(kept);
  const feed = createLiveFeed();
  const published: string[] = [];
  const received: string[] = [];
  /** Events that may be missed after the site was told to reload. */
  const excused = new Set<string>();
  let wire: LiveMessage[] = [];
  const connect = () => {
    wire = platform.connect(feed.hello(TOKEN));
  };
  const excuse = (last: number) => {
    for (const event of platform.all().filter(({ id }) => id <= last)) excused.add(nameOf(event));
  };
  const deliver = () => {
    const message = wire.shift();
    if (!message) return;
    const verdict = feed.take(message);
    if (verdict.kind === 'event') received.push(nameOf(verdict.event));
    if (verdict.kind === 'missed') excuse(message.welcome?.id ?? 0);
    if (verdict.kind === 'gap') connect();
  };
  connect();
  const acts = {
    publish() {
      const event = platform.publish();
      wire.push({ event });
      published.push(nameOf(event));
    },
    deliver,
    lose: () => void wire.shift(),
    double: () => void wire.unshift(...wire.slice(0, 1)),
    overtake: () => void wire.push(...wire.splice(0, 1)),
    break: connect,
    beat: () => void wire.push(platform.beat()),
    restart() {
      excuse(Number.POSITIVE_INFINITY);
      platform.restart();
      connect();
    },
  };
  /** Repairs the network: heartbeats and all events arrive. */
  const settle = () => {
    for (let round = 0; round < 4; round += 1) {
      acts.beat();
      while (wire.length > 0) deliver();
    }
  };
  return { acts, settle, published, received, excused };
}

const step = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('publish' as const, 'deliver' as const) },
  { weight: 2, arbitrary: fc.constantFrom('lose' as const, 'double' as const, 'overtake' as const) },
  { weight: 2, arbitrary: fc.constantFrom('break' as const, 'beat' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

it('passes on every event once and in order over a bad network, or reports a gap', () => {
  const arbitrary = [fc.array(step, { maxLength: 120 }), fc.integer({ min: 1, max: 8 })] as const;
  fc.assert(
    fc.property(...arbitrary, (steps, kept) => {
      const { acts, settle, published, received, excused } = createNetwork(kept);
      for (const what of steps) acts[what]();
      settle();
      expect(new Set(received).size).toBe(received.length);
      expect(published.filter((name) => received.includes(name))).toEqual(received);
      expect(published.filter((name) => !received.includes(name) && !excused.has(name))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('asks for a full reload on the first connection, but not on one that resumes', () => {
  const feed = createLiveFeed();
  expect(feed.hello(TOKEN)).toEqual({ hello: { token: TOKEN } });
  expect(feed.take({ welcome: { stream: 'a', id: 4, complete: false } })).toEqual({ kind: 'missed' });
  expect(feed.hello(TOKEN)).toEqual({ hello: { token: TOKEN, after: { stream: 'a', id: 4 } } });
  expect(feed.take({ welcome: { stream: 'a', id: 4, complete: true } })).toEqual({ kind: 'nothing' });
});

it('ignores repeated events without reconnecting', () => {
  const feed = createLiveFeed();
  feed.hello(TOKEN);
  feed.take({ welcome: { stream: 'a', id: 4, complete: false } });
  const event = { id: 5, previous: 4, at: 0, topic: 'balance', data: {} };
  expect([{ event }, { event }].map(feed.take)).toEqual([{ kind: 'event', event }, { kind: 'nothing' }]);
});

it('passes on why the session ended, and ignores unknown messages', () => {
  const feed = createLiveFeed();
  expect(feed.take({ end: { reason: 'logged_in_elsewhere' } })).toEqual({ kind: 'end', reason: 'logged_in_elsewhere' });
  expect(feed.take({})).toEqual({ kind: 'nothing' });
});
