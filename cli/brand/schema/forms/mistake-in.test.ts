import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mistakeIn } from './mistake-in.ts';

it.each([
  ['host', 'bücher.example', 'Write "xn--bcher-kva.example", the ASCII form of bücher.example.'],
  ['host', 'https://c.example/play?x', 'Write "c.example".'],
  ['host', 'C.Example', 'Write "c.example".'],
  ['host', 'c.example.', 'Write "c.example".'],
  ['host', 'c.example:443', 'Write "c.example".'],
  ['id', 'Acme Games', 'Write "acme-games", and name the folder so.'],
  ['length', '1000', 'Write "1000px" if pixels were meant.'],
])('says what to write in place of the %s "%s"', (form, text, fix) => {
  expect(mistakeIn(form, text)?.fix).toBe(fix);
});

it('says nothing of what it does not know', () => {
  expect(mistakeIn(undefined, 'x')).toBeNull();
  expect(mistakeIn('ratio', 'wide')).toBeNull();
  expect(mistakeIn('constructor', 'x')).toBeNull();
});

it('takes any text', () => {
  const forms = fc.constantFrom('host', 'id', 'length', 'ratio', 'fontPackage', undefined);
  fc.assert(fc.property(forms, fc.string({ unit: 'grapheme' }), (form, text) => void mistakeIn(form, text)));
});
