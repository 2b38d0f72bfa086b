import { expect, it } from 'vitest';
import { beginKyc, fillKnown } from './kyc-draft.ts';

it('begins with what the platform knows, once, and never over what was typed', () => {
  const draft = beginKyc();
  draft.values.placeOfBirth = 'Cebu';
  fillKnown(draft, { payeename: 'Ana Cruz', birthday: '14-02-1990', placeOfBirth: 'Manila', idType: 1 });
  expect(draft.values).toMatchObject({
    payeename: 'Ana Cruz',
    birthday: '14-02-1990',
    placeOfBirth: 'Cebu',
    idType: '1',
  });
  draft.values.payeename = '';
  fillKnown(draft, { payeename: 'Ana Cruz' });
  expect(draft.values.payeename).toBe('');
});

it.each([
  ['until the platform knows another', {}, true],
  ['that was given for both', { address: '12 Mabini Street', permanentAddress: '12 Mabini Street' }, true],
  ['but not where two were given', { address: '12 Mabini Street', permanentAddress: '3 Rizal Avenue' }, false],
])('takes one address for both, %s', (_, known, isSame) => {
  const draft = beginKyc();
  fillKnown(draft, known);
  expect(draft.sameAddress).toBe(isSame);
});
