import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';

const tokens = JSON.parse(readFileSync(join(packageRoot(), 'schemas/parts/tokens.schema.json'), 'utf8'));
const check = new Ajv2020({ strict: false }).compile(tokens);
const accepts = (card: string) => check({ shadow: { card } });

describe('a CSS value of a theme', () => {
  it.each([
    '12px',
    '-0.015em',
    '3 / 4',
    '"Sora Variable", system-ui, sans-serif',
    '0 18px 44px rgb(70 30 10 / 0.24), 0 0 0 1px #fff',
    'calc(100% - (2 * var(--gap, max(1px, 2px))))',
  ])('can be %s', (value) => {
    expect(accepts(value)).toBe(true);
  });

  it.each([
    ['a comment that is never closed', '12px /*'],
    ['a quote that is never closed', '"Sora'],
    ['a bracket that is never closed', 'rgb(0 0 0'],
    ['a bracket that was never opened', '12px)'],
    ['the end of a declaration', '12px;color:red'],
    ['the end of a rule', '12px}'],
    ['an escape', 'a\\'],
    ['a line break', '1px\n'],
    ['a weight of its own', '1px !important'],
    ['a file from elsewhere', 'URL(//evil.example/x)'],
  ])('cannot contain %s, which would reach beyond it', (_what, value) => {
    expect(accepts(value)).toBe(false);
  });

  it('is checked in linear time, however long and wrong', () => {
    expect(accepts(`${'('.repeat(99)}${'a"'.repeat(50)}`)).toBe(false);
  });
});

describe('a size of a theme', () => {
  it.each([
    [{ radius: { control: '0' } }],
    [{ radius: { control: '.5rem' } }],
    [{ density: { row: 'calc(40px + 1vw)' } }],
    [{ tile: { ratio: '16/9' } }],
    [{ tile: { ratio: '0.75' } }],
    [{ tile: { phoneColumns: '2.35' } }],
    [{ font: { headWeight: '650' } }],
    [{ font: { headSpacing: '-0.015em' } }],
    [{ radius: { control: null } }],
  ])('can be %j', (value) => {
    expect(check(value)).toBe(true);
  });

  it.each([
    [{ radius: { control: '1000' } }],
    [{ radius: { control: '-5px' } }],
    [{ radius: { control: '12 px' } }],
    [{ radius: { control: 'calc(1px' } }],
    [{ density: { gap: 'round' } }],
    [{ tile: { ratio: '0 / 0' } }],
    [{ tile: { ratio: '3 / 0' } }],
    [{ tile: { ratio: '3 / 4 / 5' } }],
    [{ tile: { phoneColumns: '0' } }],
    [{ font: { headWeight: '1001' } }],
    [{ font: { headSpacing: '1' } }],
  ])('cannot be %j', (value) => {
    expect(check(value)).toBe(false);
  });
});
