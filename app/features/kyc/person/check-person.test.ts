import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAll, checkValue } from './check-person.ts';
import { type PersonValues, personFields } from './fields.ts';

const check = { minimumAge: 21, today: new Date(2026, 10, 21) };
const values: PersonValues = {
  idType: '1',
  payeename: 'Ana Cruz',
  birthday: '14-02-1990',
  placeOfBirth: 'Cebu',
  nationality: 'PH',
  address: '12 Mabini Street',
  permanentAddress: '3 Rizal Street',
  sourceOfIncome: '1',
  occupation: '6',
  employerName: 'Harbour Works',
};

describe('the personal information of a verification', () => {
  // @proves 5.19
  it('is accepted when complete', () => {
    expect(checkAll({ values, sameAddress: false }, check)).toEqual({});
  });

  // @proves 5.19, 3.10
  it.each(personFields)('is rejected without %s', (name) => {
    expect(checkAll({ values: { ...values, [name]: ' ' }, sameAddress: false }, check)).toEqual({ [name]: 'required' });
    const shapeless = { values: { ...values, [name]: '\u200b' }, sameAddress: false };
    expect(checkAll(shapeless, check)).toEqual({ [name]: 'required' });
  });

  // @proves 5.19
  it('needs no second address when it is the same, and no employer for the self-employed', () => {
    const person = { ...values, permanentAddress: '', sourceOfIncome: '2', employerName: '' };
    expect(checkAll({ values: person, sameAddress: true }, check)).toEqual({});
  });

  // @proves 5.20
  it.each([
    ['31-02-1990', 'day'],
    ['22-11-2026', 'day'],
    ['10-10-2540', 'buddhist'],
    ['10-10-1376', 'calendar'],
    ['22-11-2005', 'age'],
    ['1990-02-14', 'format'],
  ])('rejects the birthday %s: it must be valid, in the past, and of the brand’s minimum age', (birthday, fault) => {
    expect(checkValue('birthday', { values: { ...values, birthday }, sameAddress: false }, check)).toBe(fault);
  });

  // @proves 5.20, 1.21
  it('accepts exactly the birthdays of people of the minimum age', () => {
    const days = fc.date({
      min: new Date(Date.UTC(1900, 0, 1)),
      max: new Date(Date.UTC(2026, 10, 21)),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 16, max: 99 }), (day, minimumAge) => {
        const birthday = day.toISOString().slice(0, 10).split('-').reverse().join('-');
        const fault = checkValue(
          'birthday',
          { values: { ...values, birthday }, sameAddress: false },
          { ...check, minimumAge },
        );
        const comesOfAge = Date.UTC(day.getUTCFullYear() + minimumAge, day.getUTCMonth(), day.getUTCDate());
        expect(fault).toBe(comesOfAge <= Date.UTC(2026, 10, 21) ? undefined : 'age');
      }),
    );
  });
});
