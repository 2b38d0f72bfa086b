import fc, { type Arbitrary } from 'fast-check';

/** Content that takes the place of a file. A link is relative to the file's folder. */
export type FileContent = string | Uint8Array | { readonly link: string } | 'folder';

/** A way to spoil a text, as an editor, a disk or a mistake would. */
export type Spoil = (text: string) => FileContent;

const INSERTED = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '/*',
  '//',
  '\0',
  '\u2028',
  '1e999',
  'NaN',
  "'",
  '\uFEFF',
  'é',
  '\\ud800',
  '\t',
];

/** Changes of the text itself. */
export const spoils: Arbitrary<Spoil> = fc.oneof(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...INSERTED)).map(
    ([share, piece]): Spoil =>
      (text) => {
        const at = Math.floor(share * text.length);
        return text.slice(0, at) + piece + text.slice(at);
      },
  ),
  fc.double({ min: 0, max: 1, noNaN: true }).map(
    (share): Spoil =>
      (text) =>
        text.slice(0, Math.floor(share * text.length)),
  ),
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 20 })).map(
    ([share, count]): Spoil =>
      (text) => {
        const at = Math.floor(share * text.length);
        return text.slice(0, at) + text.slice(at + count);
      },
  ),
  fc.constantFrom<Spoil>(
    (text) => `\uFEFF${text}`,
    (text) => text.replaceAll(',', ',\r\n'),
    (text) => Buffer.from(text, 'utf16le'),
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
    (text) => `// a comment\n${text}/* and another */`,
    (text) => text.replace(/\}$/, ',}'),
    (text) => text + text,
    (text) => text.replace('{', '{"id":1,"id":2,'),
    (text) => text.replace('{', '{"__proto__":{"template":true},"constructor":{},'),
    (text) => `${'['.repeat(30_000)}${text}`,
    (text) => `${text}${' '.repeat(1_100_000)}`,
    () => '',
    () => ' \n',
    () => 'null',
    () => '[]',
    () => '"text"',
    () => '0',
    () => 'folder',
    () => ({ link: 'none.json' }),
    () => ({ link: 'brand.json' }),
    () => ({ link: '/etc/passwd' }),
    () => ({ link: '/dev/zero' }),
    () => ({ link: '..' }),
    () => ({ link: '../../outside.json' }),
  ),
);
