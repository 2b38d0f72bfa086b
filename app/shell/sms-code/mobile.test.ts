import fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasOwnCode, readMobile } from './mobile.ts';

const ph = { countryCode: 'PH', countryDialingCode: '+63' };
const vn = { countryCode: 'VN', countryDialingCode: '+84' };
const us = { countryCode: 'US', countryDialingCode: '+1' };
const ca = { countryCode: 'CA', countryDialingCode: '+1' };
const countries = [ph, vn, us, ca];
const read = (text: string, country = ph) => readMobile(text, country, countries);
const manila = { countryCode: 'PH', countryDialingCode: '+63', mobileNum: '9171234567' };

describe('readMobile', () => {
  // @proves 5.6
  it.each([
    '9171234567',
    '0917-123-4567',
    '0063 917 123 4567',
    '+63 (0)917 123 4567',
    '＋６３９１７１２３４５６７',
    '0917 123 4567',
    '(0917) 123-4567',
    '٠٩١٧١٢٣٤٥٦٧',
    '+63 917 123 4567',
  ])('accepts %s', async (text) => expect(await read(text)).toEqual(manila));

  it('prefers a number’s own dialling code to the chosen country', async () => {
    expect(await read('+63 917 123 4567', vn)).toEqual(manila);
  });

  it('keeps the chosen country among several with the same dialling code', async () => {
    expect(await read('613 555 0123', ca)).toMatchObject({ countryCode: 'CA', mobileNum: '6135550123' });
  });

  // @proves 5.6
  it.each(['', '12', '917', '02 8123 4567', '0917123456789012', 'nine one seven', '<b>9171234567</b>', '+0'])(
    'rejects %j',
    async (text) => expect(await read(text)).toBeNull(),
  );

  // @proves 2.47
  it('rejects numbers of countries that the platform does not serve', async () => {
    expect(await read('+44 7400 123456')).toBeNull();
  });

  it('reads each way to write a mobile number of any country as one number', async () => {
    const list = getCountries().map((countryCode) => ({
      countryCode,
      countryDialingCode: `+${getCountryCallingCode(countryCode)}`,
    }));
    for (const own of list) {
      const example = getExampleNumber(own.countryCode, examples);
      if (!example) continue;
      const { nationalNumber: mobileNum, countryCallingCode } = example;
      const bare = String(mobileNum);
      const ways = [bare, example.formatNational(), example.formatInternational(), `00${countryCallingCode}${bare}`];
      for (const way of ways) {
        const found = await readMobile(way, own, list);
        expect([own.countryCode, way, found]).toEqual([own.countryCode, way, { ...own, mobileNum: bare }]);
      }
    }
  });

  it('keeps the leading zero of the countries whose numbers have one', async () => {
    const ivorian = { countryCode: 'CI', countryDialingCode: '+225' };
    const italian = { countryCode: 'IT', countryDialingCode: '+39' };
    expect(await readMobile('07 01 23 45 67', ivorian, [ivorian])).toMatchObject({ mobileNum: '0701234567' });
    expect(await readMobile('+225 0701234567', ivorian, [ivorian])).toMatchObject({ mobileNum: '0701234567' });
    expect(await readMobile('312 345 6789', italian, [italian])).toMatchObject({ mobileNum: '3123456789' });
    expect(await readMobile('0312 345 6789', italian, [italian])).toBeNull();
  });

  it.each([
    ['+44 7400', true],
    ['0044 7400', true],
    ['٠٠٤٤ 7400', true],
    ['07400', false],
    ['', false],
  ])('tells whether %j names its country: %s', (text, expected) => expect(hasOwnCode(text)).toBe(expected));

  // @proves 5.6
  it('handles any text, and returns only what the contract allows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ()-]{0,20}$/)),
        async (text) => {
          const mobile = await read(text);
          if (mobile) expect(mobile.mobileNum).toMatch(/^\d{4,15}$/);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('readMobile without the rules of the countries', () => {
  afterEach(() => {
    vi.doUnmock('libphonenumber-js/core');
    vi.resetModules();
  });

  it.each([
    ['+63', '0917 123 4567', '9171234567'],
    ['+63', '0063 917 123 4567', '9171234567'],
    ['+225', '0701234567', '0701234567'],
    ['+39', '+39 312 345 6789', '3123456789'],
    ['+63', '+44 7400 123456', undefined],
  ])('reads under %s the number %s as %s', async (countryDialingCode, text, mobileNum) => {
    vi.doMock('libphonenumber-js/core', () => {
      throw new Error('offline');
    });
    vi.resetModules();
    const { readMobile: read } = await import('./mobile.ts');
    const country = { countryCode: 'XX', countryDialingCode };
    expect((await read(text, country, [country]))?.mobileNum).toBe(mobileNum);
  });
});
