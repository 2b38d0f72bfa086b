import { describe, expect, it } from 'vitest';
import { leafKeys, missingKeys } from './word-keys.ts';

describe('leafKeys', () => {
  it('joins the keys of nested texts with dots', () => {
    expect(leafKeys({ entry: { title: 'Help' }, back: 'Back' })).toEqual(['entry.title', 'back']);
    expect(leafKeys({})).toEqual([]);
  });
});

describe('missingKeys', () => {
  const english = new Set(['title', 'games_one', 'games_other', 'day_other_side']);

  it('requires the plural forms of the language', () => {
    expect(missingKeys(english, new Set(['title', 'games_other', 'day_other_side']), 'vi')).toEqual([]);
    expect(missingKeys(english, new Set(['title', 'day_other_side']), 'ar')).toHaveLength(6);
    expect(missingKeys(english, new Set(['title', 'games_other', 'day_other_side']), 'en')).toEqual(['games_one']);
  });

  it('requires every plain text', () => {
    expect(missingKeys(english, new Set(['games_other']), 'vi')).toEqual(['title', 'day_other_side']);
  });
});
