import { withoutParts } from './parts.ts';

/** Stands for what a placeholder is filled in with. */
const FILLED = '000000';
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
/** Most texts of European languages. */
const NARROW = /^[ -~\u00a0-\u02ff\u2010-\u201f\u2026]*$/;
const SEEN_ON_OTHERS = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How wide a text is, in letters of Latin script: two for each of Chinese, Japanese and Korean, none for marks. */
export function widthOf(text: string): number {
  const filled = withoutParts(text, FILLED);
  if (NARROW.test(filled)) return filled.length;
  let width = 0;
  for (const letter of filled) {
    if (WIDE.test(letter)) width += 2;
    else if (!SEEN_ON_OTHERS.test(letter)) width += 1;
  }
  return width;
}
