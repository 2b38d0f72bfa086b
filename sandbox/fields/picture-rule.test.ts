import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JPEG, PNG } from '../member/pictures.fixture.ts';
import { brokenPictureRule } from './picture-rule.ts';

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const ruleOf = (bytes: Uint8Array) =>
  brokenPictureRule(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`);

test('a picture with a whole header and an end breaks no rule', () => {
  expect([brokenPictureRule(JPEG), brokenPictureRule(PNG)]).toEqual([undefined, undefined]);
});

test.each([JPEG, PNG])('no part of a picture is one', (picture) => {
  const whole = bytesOf(picture);
  for (let length = 0; length < whole.length; length += 1) expect(ruleOf(whole.subarray(0, length))).toBe('pattern');
});

test('first bytes alone, whatever follows them, are no picture', () => {
  const heads = ['ffd8ff', 'ffd8ffe0', '89504e470d0a1a0a'].map((head) => Buffer.from(head, 'hex'));
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 60 }), (head, rest) => {
      expect(ruleOf(Buffer.concat([head, rest]))).toBe('pattern');
    }),
  );
});

test('a picture that says it is larger than any reviewer can open is refused, and one without a pixel', () => {
  const [wide, none] = [bytesOf(PNG), bytesOf(PNG)];
  wide.writeUInt32BE(100_000, 16);
  none.writeUInt32BE(0, 20);
  expect([ruleOf(wide), ruleOf(none)]).toEqual(['length', 'pattern']);
});
