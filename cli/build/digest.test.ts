import { expect, it } from 'vitest';
import { digest, digestOfParts, integrityOf } from './digest.ts';

it('two lists have one digest only if all their parts are equal', () => {
  const lists = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['c', 'ab'], []];
  expect(new Set(lists.map(digestOfParts)).size).toBe(lists.length);
  expect(digestOfParts(['ab', 'c'])).toBe(digestOfParts(new Set(['ab', 'c'])));
});

it('is the SHA-256 that browsers compute', () => {
  // Digests of the empty text, published with the standard.
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(integrityOf(digest(''))).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
