import { expect, it } from 'vitest';
import { betsRefetchInterval } from '../bets/use-my-bets.ts';
import { someIssue } from '../lottery-answers.fixture.ts';
import { troubleOf } from '../slip/use-line-states.ts';
import { sha256 } from './sha256.ts';
import { currentIssue, drawRefetchInterval } from './use-issue.ts';

it('accepts bets for the next draw while this one is closed', () => {
  const issue = currentIssue(someIssue('one', '1', { state: 'closed', nextIssue: '2' }));
  expect(issue.forBets).toBe('2');
  expect(troubleOf({ issue: '1', odds: 190 }, issue, 190)).toEqual({ kind: 'closed', issue: '2' });
  expect(troubleOf({ issue: '2', odds: 190 }, issue, 190)).toBeUndefined();
  expect(troubleOf({ issue: '2', odds: 190 }, issue, 180)).toEqual({ kind: 'odds', odds: 180 });
  expect(troubleOf({ issue: '2', odds: 190 }, { ...issue, state: 'maintenance' }, 190)).toEqual({
    kind: 'maintenance',
  });
  expect(troubleOf({ issue: '2', odds: 190 }, undefined, undefined)).toBeUndefined();
});

it('refetches when something is due, never immediately and never after long', () => {
  const times = { closeTime: 40_000, drawTime: 50_000 };
  expect([0, 20_000, 39_900, 40_000, 49_999, 90_000].map((now) => drawRefetchInterval(times, now))).toEqual([
    30_000, 20_000, 1000, 10_700, 1000, 1000,
  ]);
});

it('refetches bets only while some are open', () => {
  expect(betsRefetchInterval([{ state: 'won', drawTime: 0 }], 0)).toBe(false);
  expect(
    betsRefetchInterval(
      [
        { state: 'open', drawTime: 10_000 },
        { state: 'open', drawTime: 99_000 },
      ],
      0,
    ),
  ).toBe(13_000);
  expect(betsRefetchInterval([{ state: 'open', drawTime: 0 }], 99_000)).toBe(3000);
});

it('checks a seed against the hash published before the draw', async () => {
  const commitment = '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b';
  expect(await sha256('seed')).toBe(commitment);
});
