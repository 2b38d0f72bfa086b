import { expect, it } from 'vitest';
import { isForAccounts } from './late-declarations.ts';

const declared = (...audiences: (string | undefined)[]) => ({
  name: 'deposit',
  module: null,
  contributions: { memberPages: audiences.map((audience) => ({ id: 'depositv2', audience })) },
});

it.each([
  ['people who are logged in', declared('logged-in', 'agent'), true],
  ['guests', declared('guest'), false],
  ['everyone', declared('logged-in', undefined), false],
])('says whether a feature for %s is for accounts alone', (_who, declaration, expected) => {
  expect(isForAccounts(declaration)).toBe(expected);
});
