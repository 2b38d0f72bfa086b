import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, suggest } from './did-you-mean.ts';

describe('closest', () => {
  it.each([
    ['walet', ['agent', 'wallet'], 'wallet'],
    ['lotos', ['aurora', 'lotus', 'mini'], 'lotus'],
    ['drak', ['light', 'dark', 'system'], 'dark'],
    ['en', ['EN', 'TY'], 'EN'],
    ['wallet', ['agent', 'lottery'], null],
    ['', ['agent'], null],
  ])('for %j among %j is %j', (written, candidates, meant) => {
    expect(closest(written, candidates)).toBe(meant);
  });

  it('returns an exact match unchanged, and only ever a candidate', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (written, others) => {
        expect(closest(written, [...others, written])?.toLowerCase()).toBe(written.toLowerCase());
        const found = closest(written, others);
        expect(found === null || others.includes(found)).toBe(true);
      }),
    );
  });
});

describe('suggest', () => {
  it('returns the alternative when nothing is close', () => {
    expect(suggest('suport', ['support'], 'Remove it.')).toBe('Did you mean "support"?');
    expect(suggest('wallet', ['support'], 'Remove it.')).toBe('Remove it.');
  });
});
