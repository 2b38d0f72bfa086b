import { describe, expect, it } from 'vitest';
import { typeDay } from './type-day.ts';

describe('typeDay', () => {
  const typed = (keys: string) => [...keys].reduce((before, key) => typeDay(before + key, before), '');

  it.each([
    ['14081996', '14-08-1996'],
    ['14-08-1996', '14-08-1996'],
    ['14/08/1996', '14-08-1996'],
    ['١٤٠٨١٩٩٦', '14-08-1996'],
  ])('adds the hyphens of %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it('accepts a pasted or autofilled day', () => {
    expect(typeDay('14081996', '')).toBe('14-08-1996');
    expect(typeDay('1996-08-14', '')).toBe('14-08-1996');
  });

  it.each([
    ['12311990', 'monthFirst', '12-31-1990'],
    ['19901231', 'yearFirst', '1990-12-31'],
    ['1990/12/31', 'yearFirst', '1990-12-31'],
  ] as const)('adds the hyphens of %s with the %s', (keys, order, text) => {
    expect([...keys].reduce((before, key) => typeDay(before + key, before, order), '')).toBe(text);
    expect(typeDay('1990-12-31', '', order)).toBe(text);
  });

  it('adds nothing during deletion', () => {
    expect(typeDay('14', '14-')).toBe('14');
  });
});
