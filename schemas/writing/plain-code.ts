import { latinDigits } from './latin-digits.ts';

/** A code as it was issued: in the digits 0–9 of any script's, without blanks and the invisible marks of a copied text. */
export function plainCode(text: string): string {
  return latinDigits(text).replaceAll(/[\s\p{Cf}]/gu, '');
}
