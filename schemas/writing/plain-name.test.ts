import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['  Ana   Cruz ', 'Ana Cruz'],
  ['Ana\u00a0Cruz', 'Ana Cruz'],
  ['Ana\u202f\u2007Cruz\u3000', 'Ana Cruz'],
  ['Ana\tCruz\r\n', 'Ana Cruz'],
  ['\ufeffAna\u200b Cruz\u200e', 'Ana Cruz'],
  ['An\u00ada \u200dCruz\u200c', 'Ana Cruz'],
  ['สม\u200bชาย ใจดี', 'สมชาย ใจดี'],
  ['\u202bليلى\u202c \u200fحداد', 'ليلى حداد'],
  ['\u200b', ''],
])('reads %j as %j', (text, name) => expect(plainName(text)).toBe(name));

it.each([
  'Nguyễn Văn An',
  'O’Brien-D’Souza',
  'محمد\u200cرضا',
  'श्री\u200dमती क्\u200cष',
  'ශ්\u200dරී',
  'അവന്\u200d',
  '葛\u{e0100}城',
])('keeps %j, whose signs belong to it', (name) => expect(plainName(name)).toBe(name));

it('reads what it has read as the same, and never starts, ends or doubles a space', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(' ', '\u00a0', '\u200b', '\u200c', '\u200d', '\ufeff', '\t', 'ش', 'न'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const name = plainName(parts.join(''));
      expect(plainName(name)).toBe(name);
      expect(name).not.toMatch(/^\s|\s$|\s\s/);
    }),
  );
});
