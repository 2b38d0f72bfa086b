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

it('knows that one address was given for both', () => {
  const draft = beginKyc();
  fillKnown(draft, { address: '12 Mabini Street', permanentAddress: '12 Mabini Street' });
  expect(draft.sameAddress).toBe(true);
});
