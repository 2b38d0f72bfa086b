import { expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

it('takes out what shows nothing, or turns around the text that follows', () => {
  expect(cleanText('\u061ca\u200bb\u2060c\u202ed\u2066e\ufefff\u0007')).toBe('abcdef');
  expect(cleanLine('\u200b \u2060')).toBe('');
});

it('keeps the joiners of words and of emoji', () => {
  for (const text of ['می\u200cخواهم', 'क्\u200dष', '👨\u200d👩\u200d👧']) expect(cleanText(text)).toBe(text);
});
