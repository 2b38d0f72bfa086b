import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '../generated/domains.ts';
import { Refusal } from '../refusal.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import type { Domain } from './domain.ts';
import { Hooks, hooksOf } from './hooks.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

/** The domains that take part in each event, in their order. */
function takingPart(part: 'guards' | 'hears'): Record<string, string[]> {
  const all = Object.entries(domains).flatMap(([domain, declared]) =>
    Object.entries(declared[part] ?? {}).map(([event, { order }]) => ({ domain, event, order })),
  );
  const sorted = all.toSorted((a, b) => a.order - b.order);
  for (const { event, order } of all)
    expect(all.filter((one) => one.event === event && one.order === order)).toHaveLength(1);
  const events = [...new Set(all.map(({ event }) => event))].sort();
  return Object.fromEntries(
    events.map((event) => [event, sorted.filter((one) => one.event === event).map(({ domain }) => domain)]),
  );
}

it('asks and tells the domains in this order', () => {
  expect(takingPart('guards')).toEqual({ bet: ['care'], joining: ['care'], logIn: ['care'], posting: ['care'] });
  expect(takingPart('hears')).toEqual({
    bet: ['agent', 'contracts', 'rollovers', 'points'],
    betDone: ['invite', 'games'],
    deposited: ['agent'],
    deviceAdded: ['inbox'],
    joined: ['agent', 'inbox'],
    logInDone: ['care'],
    logInRefused: ['care'],
    loggedIn: ['missions', 'care'],
    posted: ['agent'],
    proven: ['care'],
    reviewed: ['inbox'],
    seen: ['care'],
    started: ['wallets'],
    stopped: ['play', 'deposits', 'rollovers'],
    switching: ['contracts', 'agent'],
    vastTeamSeeded: ['contracts', 'messages'],
    withdrawn: ['agent'],
  });
});

it('shows the cards of the domains in this order', () => {
  const shown = Object.entries(domains).flatMap(([domain, { console }]) => (console ? [{ domain, ...console }] : []));
  const sorted = shown.toSorted((a, b) => a.order - b.order);
  expect(sorted.map(({ domain }) => domain)).toEqual([
    ...['wallets', 'verification', 'care', 'deposits', 'withdrawals', 'points', 'fixtures', 'promotions'],
    ...['session', 'support'],
  ]);
  expect(new Set(shown.map(({ order }) => order)).size).toBe(shown.length);
});

it('declares each switch in one domain', () => {
  const declared = Object.values(domains).flatMap(({ switches = {} }) =>
    Object.keys({ ...switches.toggles, ...switches.values }),
  );
  expect(declared).toContain('vendorWallets');
  expect(new Set(declared).size).toBe(declared.length);
});

it('seeds the domains in this order, sums after what they add up', () => {
  const seeded = Object.entries(domains).flatMap(([domain, { seeds }]) => (seeds ? [{ domain, ...seeds }] : []));
  const sorted = seeded.toSorted((a, b) => a.order - b.order);
  expect(sorted.map(({ domain }) => domain)).toEqual([
    ...['session', 'play', 'agent', 'points', 'invite', 'missions', 'promotions', 'chat-room', 'inbox'],
    ...['payout-accounts', 'rollovers', 'deposits', 'withdrawals', 'contracts'],
  ]);
  expect(new Set(seeded.map(({ order }) => order)).size).toBe(seeded.length);
});

const refusing = (order: number, message: string, asked: string[]): Domain => ({
  guards: {
    posting: {
      order,
      refusal: async () => {
        asked.push(message);
        return message === '' ? null : new Refusal(403, 'not_available', message);
      },
    },
  },
});

it('takes the first refusal, and asks no guard after it', async () => {
  const asked: string[] = [];
  const guards = {
    last: refusing(3, 'last', asked),
    first: refusing(1, '', asked),
    second: refusing(2, 'second', asked),
  };
  const hooks = new Hooks(async () => guards);
  const posting = { db: sandbox.platform.db, kind: 'deposit', accountIds: [], at: 0 } as const;
  await expect(hooks.require('posting', posting)).rejects.toThrow('second');
  expect(asked).toEqual(['', 'second']);
});

it('tells listeners one after the other', async () => {
  const told: string[] = [];
  const hearing = (order: number): Domain => ({
    hears: {
      posted: {
        order,
        hear: async () => {
          told.push(`begins ${order}`);
          await Promise.resolve();
          told.push(`ends ${order}`);
        },
      },
    },
  });
  const hooks = new Hooks(async () => ({ a: hearing(2), b: hearing(1) }));
  await hooks.tell('posted', { db: sandbox.platform.db, entryIds: [] });
  expect(told).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
});

it('are in every transaction of their database, one inside another too', async () => {
  const { db } = sandbox.platform;
  await db.transaction((tx) => tx.transaction(async (inner) => expect(hooksOf(inner)).toBe(hooksOf(db))));
});

it('are missed loudly: nothing is booked where no domain could refuse it', () => {
  const { _ } = sandbox.platform.db;
  expect(() => hooksOf({ _: { ..._, fullSchema: {} } })).toThrow('opened without the domains');
});
