import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['accents and case', 'Crème BRÛLÉE', 'creme brulee'],
  ['the marks of Vietnamese, and đ', 'Đua Ngựa – Xổ Số Miền Bắc', 'dua ngua – xo so mien bac'],
  ['full-width letters', 'ＫＥＮＯ ２０', 'keno 20'],
  ['Thai tone marks and digits', 'ดราก้อน ๕', 'ดรากอน 5'],
  ['Arabic vowels, hamza and stretching', 'أَلعـــاب', 'العاب'],
  ['the final letters of Arabic', 'مكافأة الكبرى', 'مكافاه الكبري'],
  ['the letters of Urdu, as Arabic has them', 'ہفتے', 'هفتي'],
  ['the final letter of Greek', 'ΜΕΡΟΣ μέρος', 'μεροσ μεροσ'],
  ['the dot of Turkish letters', 'İstanbul ISPARTA ılık', 'istanbul isparta ilik'],
  ['the points of Hebrew', 'שָׁלוֹם', 'שלום'],
  ['Persian and Arabic digits', '۴٥', '45'],
  ['digits of India and Myanmar', '७ ৭ ௭ ၇', '7 7 7 7'],
])('leaves out %s', (_what, text, plain) => expect(plainText(text)).toBe(plain));
