import { expect, it } from 'vitest';
import { hasVisibleText } from './has-visible-text.ts';

it.each(['', ' \n', '\u200b', '\u2060\u200d\u200c', '\u061c', '\ufeff\u3164', '\u0007', '\u2800'])(
  'sees nothing in %j',
  (text) => expect(hasVisibleText(text)).toBe(false),
);

it.each(['a', '.', '👍', ' \u200bก', 'می\u200cخواهم', '\u0301'])('sees something in %j', (text) =>
  expect(hasVisibleText(text)).toBe(true),
);
