import { expect, it } from 'vitest';
import { PlatformError } from './platform-error.ts';
import { refusedFields } from './refused-fields.ts';

const refusal = (value: unknown) => new PlatformError('refused', { value });

it('reads the fields and the rules they break', () => {
  const fields = [{ name: 'email', rule: 'taken' }, { name: 'birthday' }];
  expect(refusedFields(refusal({ fields }))).toEqual([
    { name: 'email', rule: 'taken' },
    { name: 'birthday', rule: undefined },
  ]);
});

it.each([null, 'no', {}, { fields: 'email' }, { fields: [null, 'email', { name: 7 }] }])(
  'reads none in %j',
  (value) => {
    expect(refusedFields(refusal(value))).toEqual([]);
  },
);

it('finds none in an error from elsewhere', () => expect(refusedFields(new Error('No.'))).toEqual([]));
