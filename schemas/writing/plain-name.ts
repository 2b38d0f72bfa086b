/** Letters of these scripts join, or part, by invisible signs that belong to the spelling. */
const JOINING =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Mongolian}]/u;
/** Characters that cannot be seen, except joining signs and those that choose among the shapes of a character. */
const UNSEEN = /(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const NEEDLESS_JOINERS = new RegExp(`(?<!${JOINING.source})[\\u200C\\u200D]`, 'gu');

/**
 * Writes a name of a person, a place or an account as it is kept and compared: one plain space between its words, none around it,
 * and nothing that cannot be seen, such as characters that a copied text brings along.
 */
export function plainName(text: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(NEEDLESS_JOINERS, '')
    .replaceAll(/[\p{White_Space}\p{Cc}]+/gu, ' ')
    .trim();
}
