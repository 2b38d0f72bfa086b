import { plainText } from '#app/language/plain-text.ts';

/** Scripts that put no space between words. */
const SOLID =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const PIECE = new RegExp(`${SOLID}+|(?:(?!${SOLID})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const STARTS_SOLID = new RegExp(`^${SOLID}`, 'u');

/** The Arabic article, alone or behind a particle, before a word that is still one without it. */
const ARTICLE = /^[وبكف]?ال(?=..)/;

/**
 * What a text is found by: its plain words. A run without spaces counts as each of its pairs of characters and its last
 * one, so that it is found from the middle too.
 */
export function tokensOf(text: string): string[] {
  return (plainText(text).match(PIECE) ?? []).flatMap((piece) =>
    isSolid(piece) ? pairsOf(piece) : [piece.replace(ARTICLE, '')],
  );
}

/** Whether a token comes from a run without spaces. */
export function isSolid(token: string): boolean {
  return STARTS_SOLID.test(token);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}
