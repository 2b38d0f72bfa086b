import { describe, expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

describe('isBlank', () => {
  it.each(['', ' ', '\u00a0', '\u3000 \t', '\u200b', '\u2060\ufeff', '\u2800', '\u115f'])('is true for %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' 김 ', '0', '\u200bAna', 'é'])('is false for %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
