import { describe, expect, it } from 'vitest';
import { deriveDraw } from './derive-draw.ts';

const seed = 'f5b0';
const draw = { seed, numbers: ['1', '8', '5'], prizes: [], urn: 10 };

describe('deriveDraw', () => {
  it('finds the numbers that the seed gives, each with the hash it follows from', async () => {
    const found = await deriveDraw(draw, 'digits');
    expect(found?.main).toHaveLength(3);
    for (const { word, left, rest, number } of found?.main ?? []) {
      expect([left, Number.parseInt(word, 16) % 10, String(rest)]).toEqual([10, rest, number]);
    }
    const drawn = (found?.main ?? []).map(({ number }) => number);
    expect((await deriveDraw({ ...draw, numbers: drawn }, 'digits'))?.matches).toBe(true);
    expect(
      (await deriveDraw({ ...draw, numbers: drawn.toReversed().map((digit) => `${digit}0`) }, 'digits'))?.matches,
    ).toBe(false);
  });

  // The example of docs/platform/rules.md.
  it('draws what the rule that platforms read says of its example', async () => {
    const numbers = ['6', '3', '5', '4', '1'];
    expect((await deriveDraw({ ...draw, seed: 'example', numbers }, 'digits'))?.matches).toBe(true);
  });

  it('takes a ball once only, and pads its number', async () => {
    const found = await deriveDraw({ ...draw, numbers: Array.from({ length: 45 }, () => ''), urn: 45 }, 'balls');
    const balls = (found?.main ?? []).map(({ number }) => number);
    expect(balls.toSorted()).toEqual(Array.from({ length: 45 }, (_, index) => String(index + 1).padStart(2, '0')));
    expect(found?.main.map(({ left }) => left)).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
  });

  it('shows the special prize of a regional draw, and checks all of its prizes', async () => {
    const prizes = [
      { code: 'special', name: 'Special', numbers: ['00'] },
      { code: 'first', name: 'First', numbers: ['0'] },
    ];
    const found = await deriveDraw({ seed, numbers: [], prizes, urn: 10 }, 'regional');
    expect([found?.main.length, found?.count]).toEqual([2, 3]);
  });

  it('derives nothing without the rule', async () => {
    const { urn: _, ...rest } = draw;
    expect(await deriveDraw(rest, 'digits')).toBeNull();
    expect(await deriveDraw(draw, undefined)).toBeNull();
  });
});
