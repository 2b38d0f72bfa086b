import { latinDigits } from '#schemas/writing/latin-digits.ts';

/** Marks above and below letters: accents, Thai tone marks, Arabic vowels and hamza; and the Arabic stretching letter; and what holds
 * Burmese syllables together. */
const MARKS = /[\p{Diacritic}\u0640\u0653-\u0655\u0670\u2060]/gu;

/** Letters that are typed in place of others and that Unicode does not decompose. */
const FORMS: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ς: 'σ' },
};
const WITH_FORM = new RegExp(`[${Object.keys(FORMS).join('')}]`, 'g');

/** A text for comparing: without case, width, accents, and the forms of letters that people leave out when they type. */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(WITH_FORM, (letter) => FORMS[letter] ?? letter);
  return latinDigits(plain);
}
