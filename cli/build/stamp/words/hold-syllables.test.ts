import { describe, expect, it } from 'vitest';
import { holdSyllables } from './hold-syllables.ts';

describe('holdSyllables', () => {
  it('joins a syllable of Burmese that a dictionary would break', () => {
    const words = { title: 'အကောင့်ဖွင့်ခြင်း', group: { plain: 'ငွေသွင်း', game: 'ဂိမ်း {{count}}' } };
    expect(holdSyllables(words, 'my')).toEqual({
      title: 'အကော\u2060င့်ဖွင့်ခြင်း',
      group: { plain: 'ငွေသွင်း', game: 'ဂိ\u2060မ်း {{count}}' },
    });
  });

  it.each(['km', 'th', 'en'])('leaves the texts of %s as they are', (tag) => {
    const words = { title: 'ဂိမ်း' };
    expect(holdSyllables(words, tag)).toBe(words);
  });
});
