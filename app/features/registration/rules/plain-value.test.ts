import { describe, expect, it } from 'vitest';
import type { FieldName } from './fields.ts';
import { plainValue } from './plain-value.ts';

describe('plainValue', () => {
  it.each<[FieldName, string, string]>([
    ['captcha', '١٢ ٣٤', '1234'],
    ['affiliateCode', ' AB๑๒\u200F', 'AB12'],
    ['idNumber', '１２-३४', '12-34'],
    ['paymentPassword', '٤٨٢٩١٥', '482915'],
    ['payeeName', ' Maria\u00A0Clara\u202F Santos\u200B', 'Maria Clara Santos'],
    ['username', '\u200Bmaria١ ', 'maria١'],
    ['password', 'a\u00A0١', 'a\u00A0١'],
  ])('of %s %j is %j', (name, typed, plain) => expect(plainValue(name, typed)).toBe(plain));
});
