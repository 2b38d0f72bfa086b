import { expect, it } from 'vitest';
import { checkAll, checkValue } from './check-person.ts';
import type { PersonValues } from './fields.ts';
import { personPayload } from './person-payload.ts';

const values: PersonValues = {
  idType: '1',
  payeename: ' Ana\u00a0 Maria\u200b Cruz\u200e',
  birthday: '14-02-1990',
  placeOfBirth: 'Cebu\u00a0City ',
  nationality: 'PH',
  address: '12\u202fMabini  Street\ufeff',
  permanentAddress: '',
  sourceOfIncome: '1',
  occupation: '6',
  employerName: 'Cruz\u00a0& Sons',
};

it('sends names and addresses with plain spaces alone, and without what cannot be seen', () => {
  expect(personPayload({ values, sameAddress: true })).toMatchObject({
    payeename: 'Ana Maria Cruz',
    placeOfBirth: 'Cebu City',
    address: '12 Mabini Street',
    permanentAddress: '12 Mabini Street',
    employerName: 'Cruz & Sons',
  });
});

it.each(['3', '4', '5'])('sends the source of income %s without an employer, and other work', (sourceOfIncome) => {
  const person = { values: { ...values, sourceOfIncome, occupation: '' }, sameAddress: true };
  expect(checkAll(person, { minimumAge: 21, today: new Date(2026, 10, 21) })).toEqual({});
  const sent = { sourceOfIncome: Number(sourceOfIncome), occupation: 21, employerName: '' };
  expect(personPayload(person)).toMatchObject(sent);
});

it('takes a name that shows nothing for none', () => {
  const blank = { values: { ...values, payeename: '\u00a0\u200b' }, sameAddress: true };
  expect(checkValue('payeename', blank, { minimumAge: 21, today: new Date(2026, 10, 21) })).toBe('required');
});
