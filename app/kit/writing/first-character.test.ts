import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstCharacter } from './first-character.ts';

afterEach(() => vi.unstubAllGlobals());

describe('firstCharacter', () => {
  it.each([
    ['a letter', 'anna', 'a'],
    ['a letter with its marks', 'e\u0301lan', 'e\u0301'],
    ['a syllable of Hindi', 'किरण', 'कि'],
    ['a syllable of Thai', 'กำไร', 'กำ'],
    ['an emoji that is joined', '👩‍🚀 ada', '👩‍🚀'],
    ['nothing of an empty text', '', ''],
  ])('is %s', (_what, text, first) => expect(firstCharacter(text)).toBe(first));

  it('keeps the marks of a letter in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    const { Segmenter: _, ...others } = Intl;
    vi.stubGlobal('Intl', others);
    expect([firstCharacter('किरण'), firstCharacter('')]).toEqual(['कि', '']);
  });
});
