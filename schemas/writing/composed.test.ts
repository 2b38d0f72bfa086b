import fc from 'fast-check';
import { expect, it } from 'vitest';
import { composed } from './composed.ts';

it('composes every text of a payload, and nothing else', () => {
  const payload = {
    name: 'Nguye\u0302\u0303n',
    list: ['e\u0301', 1, null, true],
    within: { password: 'Pa\u030assw\u00f8rd' },
  };
  const sent = { name: 'Nguy\u1ec5n', list: ['\u00e9', 1, null, true], within: { password: 'P\u00e5ssw\u00f8rd' } };
  expect(JSON.parse(JSON.stringify(payload, composed))).toEqual(sent);
  expect(JSON.parse(JSON.stringify(payload), composed)).toEqual(sent);
});

it('makes one text of all that Unicode holds to be the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = (form: string) => JSON.parse(JSON.stringify(text.normalize(form)), composed);
      expect(read('NFD')).toBe(read('NFC'));
    }),
  );
});
