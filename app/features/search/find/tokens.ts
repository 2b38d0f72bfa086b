import { plainText } from '#app/language/plain-text.ts';

/** Scripts that put no space between words. */
const SOLID =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const PIECE = new RegExp(`${SOLID}+|(?:(?!${SOLID})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const STARTS_SOLID = new RegExp(`^${SOLID}`, 'u');

/** The Arabic article, alone or after a particle, if at least two letters follow. */
const ARTICLE = /^[وبكف]?ال(?=..)/;

/**
 * Search tokens of a text: its plain words. A run of characters without spaces yields each pair of characters and its
 * last one, so that it also matches from the middle.
 */
export function tokensOf(text: string): string[] {
  return (plainText(text).match(PIECE) ?? []).flatMap((piece) =>
    isSolid(piece) ? pairsOf(piece) : [piece.replace(ARTICLE, '')],
  );
}

/** Whether a token comes from a script without spaces. */
export function isSolid(token: string): boolean {
  return STARTS_SOLID.test(token);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}
