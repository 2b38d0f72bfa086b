import { describe, expect, it } from 'vitest';
import { changeParameters, wholeUpTo } from './use-list-parameters.ts';

describe('the parameters of a list', () => {
  it('change alone, and go when they are empty', () => {
    const held = new URLSearchParams('page=withdraw&place=3&show=open');
    expect(changeParameters(held, { show: 'closed', place: null }).toString()).toBe('page=withdraw&show=closed');
    expect(changeParameters(held, { show: '' }).toString()).toBe('page=withdraw&place=3');
    expect(held.toString()).toBe('page=withdraw&place=3&show=open');
  });

  it.each([
    ['1', 1],
    ['100', 100],
    ['101', null],
    ['0', null],
    ['-1', null],
    ['1e2', null],
    ['1.5', null],
    ['٣', null],
    ['', null],
    [null, null],
  ])('read %o as %o', (text, number) => {
    expect(wholeUpTo(100, text)).toBe(number);
  });
});
