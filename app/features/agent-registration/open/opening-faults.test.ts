import { expect, it } from 'vitest';
import { settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { earlyFault, faultOf } from './opening-faults.ts';

it.each([
  ['', undefined],
  ['an', undefined],
  ['1a', 'pattern.letterFirst'],
  ['ana reyes', 'pattern.letterFirst'],
  ['anareyes', undefined],
  ['anareyes123456789', 'fault.length'],
])('finds in the name %j while it is typed: %s', (name, key) =>
  expect(earlyFault(name, settings.username)?.key).toBe(key),
);

it.each([
  ['Aa1', undefined],
  ['Aaaaaaaa1', 'pattern.strongPassword'],
  ['Aaaaaaa-1', undefined],
])('finds in the password %j while it is typed: %s', (password, key) =>
  expect(earlyFault(password, settings.password)?.key).toBe(key),
);

it('asks for both, even where the registration does not', () =>
  expect(faultOf('', { ...settings.username, required: false })?.key).toBe('fault.required'));
