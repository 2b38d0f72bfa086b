import { describe, expect, it } from 'vitest';
import { mobileOf } from './mobile.ts';

describe('mobileOf', () => {
  it.each([
    [
      '+63',
      ['9171234567', '09171234567', '+639171234567', '00639171234567', '0917 123-4567', '٠٩١٧١٢٣٤٥٦٧'],
      '+639171234567',
    ],
    ['+84', ['912345678', '0912345678', '+84912345678', '0084912345678'], '+84912345678'],
    ['+971', ['501234567', '0501234567', '00971501234567'], '+971501234567'],
    ['+7', ['9123456789', '89123456789', '+79123456789'], '+79123456789'],
    ['+225', ['0123456789', '+2250123456789', '002250123456789'], '+2250123456789'],
    ['+39', ['3123456789', '+393123456789', '00393123456789'], '+393123456789'],
    ['+241', ['06031234', '+24106031234'], '+24106031234'],
  ])('reads under %s each of %j as one number', (countryDialingCode, numbers, number) => {
    expect(new Set(numbers.map((mobileNum) => mobileOf({ mobileNum, countryDialingCode })))).toEqual(new Set([number]));
  });

  it.each([
    ['+63', '12'],
    ['+63', '+447400123456'],
    ['+225', '123456789'],
    ['+39', '03123456789'],
    ['', '9171234567'],
    ['+3', '9171234567'],
  ])('refuses under %s the number %s', (countryDialingCode, mobileNum) => {
    expect(() => mobileOf({ mobileNum, countryDialingCode })).toThrow('not a valid mobile number');
  });
});
