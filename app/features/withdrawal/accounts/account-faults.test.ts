import { expect, it } from 'vitest';
import type { PayoutProvider } from '#schemas/generated/platform.ts';
import { completed, faultsOf } from './account-faults.ts';

const account = { kind: 'bank', provider: 'Pacific Union Bank', holder: 'Ana Cruz', number: '00414471' } as const;

it('keeps the name of the holder with plain spaces alone, and without what cannot be seen', async () => {
  const typed = { ...account, holder: '\u200bAna\u00a0\u00a0Cruz ' };
  expect(completed(typed, []).holder).toBe('Ana Cruz');
  expect(await faultsOf(completed(typed, []), [])).toEqual(new Set());
});

it('takes a holder whose name shows nothing for none', async () => {
  expect(await faultsOf(completed({ ...account, holder: '\u00a0\u200b' }, []), [])).toEqual(new Set(['holder']));
});

it.each([
  [{ form: 'digits', least: 10, most: 16 }, '0012 3456 7890', true],
  [{ form: 'digits', least: 10, most: 16 }, '12 34', false],
  [{ form: 'digits', least: 10, most: 16 }, '12345A7890', false],
  [{ form: 'iban' }, 'MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
  [{ form: 'iban' }, 'MT85 MALT 0110 0001 2345 MTLC AST0 01S', false],
  [{ form: 'iban', country: 'AE' }, 'MT84MALT011000012345MTLCAST001S', false],
  [{ form: 'mobile', country: 'PH' }, '٠٩١٧ 555 0001', true],
  [{ form: 'mobile', country: 'PH' }, '+639175550001', true],
  [{ form: 'mobile', country: 'PH' }, '12 34', false],
  [undefined, '1234', true],
  [undefined, '12', false],
] as const)('with the form %j, "%s" is right: %s', async (number, typed, isRight) => {
  const providers: PayoutProvider[] = [{ kind: 'bank', name: account.provider, ...(number && { number }) }];
  const faults = await faultsOf({ ...account, number: typed }, providers);
  expect(faults.has('number')).toBe(!isRight);
});
