import { expect, it } from 'vitest';
import { completed, faultsOf } from './account-faults.ts';

const account = { kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '00414471' } as const;

it('keeps the name of the holder with plain spaces alone, and without what cannot be seen', () => {
  const typed = { ...account, holder: '\u200bAna\u00a0\u00a0Cruz ' };
  expect(completed(typed, []).holder).toBe('Ana Cruz');
  expect(faultsOf(completed(typed, []))).toEqual(new Set());
});

it('takes a holder whose name shows nothing for none', () => {
  expect(faultsOf(completed({ ...account, holder: '\u00a0\u200b' }, []))).toEqual(new Set(['holder']));
});
