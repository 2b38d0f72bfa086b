import { expect, it } from 'vitest';
import { plainColours } from './plain-colours.ts';

it.each([
  ['color-mix(in srgb, var(--a) 82%, transparent)', 'background-color', 'var(--a)'],
  ['color-mix(in srgb, var(--a) 10%, transparent)', 'background-color', 'transparent'],
  ['color-mix(in srgb, var(--a) 8%, var(--b))', 'background-color', 'var(--b)'],
  ['color-mix(in srgb, var(--a), var(--b) 70%)', 'background-color', 'var(--b)'],
  ['color-mix(in srgb, var(--a), var(--b))', 'color', 'var(--a)'],
  ['1px solid color-mix(in srgb, currentColor 24%, transparent)', 'border', '1px solid currentColor'],
  ['inset 0 0 0 1px color-mix(in srgb, red 10%, transparent)', 'box-shadow', 'inset 0 0 0 1px transparent'],
  [
    'linear-gradient(to top, color-mix(in srgb, var(--a, rgb(1, 2, 3)) 92%, transparent) 45%, transparent)',
    'background-image',
    'linear-gradient(to top, var(--a, rgb(1, 2, 3)) 45%, transparent)',
  ],
  ['rgb(from color-mix(in srgb, var(--a) 75%, var(--b)) r g b / 1)', 'background-color', 'var(--a)'],
])('writes %s of a %s as %s', (value, property, plain) => expect(plainColours(value, property)).toBe(plain));

it.each(['rgb(1 2 3 / 0.4)', 'var(--a)', 'none'])('leaves %s as it is', (value) => {
  expect(plainColours(value, 'color')).toBe(value);
});
