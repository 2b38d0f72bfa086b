import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { datedNumber, idOfNumber } from './dated-number.ts';

const merchant = (currency: string) => ({ brand: { ...defaultBrand(), currency } });

it('names the merchant’s day, not that of Greenwich', () => {
  const order = { id: 7, createdAt: Date.parse('2026-05-20T23:30:00Z') };
  expect(datedNumber(merchant('PHP'), 'D', order)).toBe('D260521-000007');
  expect(datedNumber(merchant('CLP'), 'W', order)).toBe('W260520-000007');
});

it('gives back the id that it was made of, and none for any other text', () => {
  const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(ids, fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }), (id, day) => {
      expect(idOfNumber(datedNumber(merchant('PHP'), 'U', { id, createdAt: day.getTime() }))).toBe(id);
    }),
  );
  for (const text of ['', 'D260521', 'D260521-0', 'D260521--5', 'D260521-1.5', 'D260521-9999999999', 'nothing at all'])
    expect(idOfNumber(text)).toBe(0);
});
