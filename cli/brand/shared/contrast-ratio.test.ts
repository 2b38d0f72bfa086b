import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

const channel = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const page = '#ffffff';

describe('contrastRatio', () => {
  // Published examples: https://webaim.org/resources/contrastchecker/
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s on %s is %d', (text, ground, expected) => {
    expect(contrastRatio(text, ground, page)).toBeCloseTo(expected, 1);
  });

  it('is the same both ways, between 1 and 21, and 1 for one colour', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other, page);
        expect(ratio).toBeCloseTo(contrastRatio(other, one, page), 10);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(one, one, page)).toBe(1);
      }),
    );
  });

  it('takes transparent colours into account', () => {
    expect(contrastRatio('#00000000', '#ffffff', page)).toBe(1);
    expect(contrastRatio('#000000', '#00000000', page)).toBe(21);
    expect(contrastRatio('#000000ff', '#ffffffff', '#123456')).toBe(21);
  });
});
