import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['accents and case', 'Crème BRÛLÉE', 'creme brulee'],
  ['the marks of Vietnamese, and đ', 'Đua Ngựa – Xổ Số Miền Bắc', 'dua ngua – xo so mien bac'],
  ['full-width letters', 'ＫＥＮＯ ２０', 'keno 20'],
  ['Thai tone marks and digits', 'ดราก้อน ๕', 'ดรากอน 5'],
  ['Arabic vowels, hamza and stretching', 'أَلعـــاب', 'العاب'],
  ['the final letters of Arabic', 'مكافأة الكبرى', 'مكافاه الكبري'],
  ['Persian and Arabic digits', '۴٥', '45'],
])('leaves out %s', (_what, text, plain) => expect(plainText(text)).toBe(plain));
