import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { deriveSpace, deriveType } from './derive-scales.ts';

/** A factor that the schema accepts. */
const factor = fc.integer({ min: 75, max: 125 }).map((hundredths) => String(hundredths / 100));

it('has the usual steps where the theme states no factor of its own', () => {
  expect(Object.values(deriveSpace('1'))).toEqual(['2px', '4px', '8px', '12px', '16px', '20px', '28px', '40px']);
  expect(deriveType('1')).toMatchObject({ fine: '0.75rem', body: '0.9375rem', title: '1.5rem' });
});

it('draws a dense theme together, in whole pixels', () => {
  expect(Object.values(deriveSpace('0.9'))).toEqual(['2px', '4px', '7px', '11px', '14px', '18px', '25px', '36px']);
});

it('makes the text of a small typeface larger, at every size', () => {
  expect(deriveType('1.05')).toMatchObject({
    small: '0.9188rem',
    figure: 'min(2.3625rem, 10vw)',
    display: 'min(3.4125rem, 13vw)',
  });
});

it('keeps each step of space larger than the one before, whatever the factor', () => {
  fc.assert(
    fc.property(factor, (scale) => {
      const pixels = Object.values(deriveSpace(scale)).map((step) => Number.parseInt(step, 10));
      expect(new Set(pixels).size).toBe(8);
      expect(pixels).toEqual(pixels.toSorted((one, other) => one - other));
    }),
  );
});

it('has the steps and sizes that docs/styling.md lists', () => {
  const page = readFileSync(join(packageRoot(), 'docs/styling.md'), 'utf8');
  const steps = [...page.matchAll(/^\| (\d) \| (\d+) \|/gm)].map(([, step, pixels]) => [step, `${pixels}px`]);
  expect(Object.fromEntries(steps)).toEqual(deriveSpace('1'));
  const sizes = [...page.matchAll(/^\| `theme\.type\.(\w+)` \| (?:at most )?(\S+) \|/gm)].map(([, name, size]) => [
    name,
    size,
  ]);
  const derived = Object.entries(deriveType('1')).map(([name, size]) => [name, /[\d.]+rem/.exec(size)?.[0]]);
  expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(derived));
});
