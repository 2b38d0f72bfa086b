import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMobile } from './mobile.ts';

const ph = { countryCode: 'PH', countryDialingCode: '+63' };
const vn = { countryCode: 'VN', countryDialingCode: '+84' };
const us = { countryCode: 'US', countryDialingCode: '+1' };
const ca = { countryCode: 'CA', countryDialingCode: '+1' };
const countries = [ph, vn, us, ca];
const read = (text: string, country = ph) => readMobile(text, country, countries);
const manila = { countryCode: 'PH', countryDialingCode: '+63', mobileNum: '9171234567' };

describe('readMobile', () => {
  it.each(['9171234567', '0917 123 4567', '(0917) 123-4567', '٠٩١٧١٢٣٤٥٦٧', '+63 917 123 4567'])(
    'accepts %s',
    async (text) => expect(await read(text)).toEqual(manila),
  );

  it('prefers a number’s own dialling code to the chosen country', async () => {
    expect(await read('+63 917 123 4567', vn)).toEqual(manila);
  });

  it('keeps the chosen country among several with the same dialling code', async () => {
    expect(await read('613 555 0123', ca)).toMatchObject({ countryCode: 'CA', mobileNum: '6135550123' });
  });

  it.each(['', '12', '917', '02 8123 4567', '0917123456789012', 'nine one seven', '<b>9171234567</b>', '+0'])(
    'rejects %j',
    async (text) => expect(await read(text)).toBeNull(),
  );

  it('rejects numbers of countries that the platform does not serve', async () => {
    expect(await read('+44 7400 123456')).toBeNull();
  });

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
