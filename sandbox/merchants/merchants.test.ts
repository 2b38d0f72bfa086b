import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { settingsOf, WITHDRAWAL_MINUTES } from './merchant-settings.ts';
import merchants from './merchants.json' with { type: 'json' };
import schema from './merchants.schema.json' with { type: 'json' };

const isValid = new Ajv2020({ strict: false }).compile(schema);

test('the merchants have settings that their schema allows', () => {
  isValid(merchants);
  expect(isValid.errors).toBeNull();
});

test.each([
  { $schema: './merchants.schema.json' },
  { default: { vendorWallets: false } },
  ...[0, -1, 1.5, 43_201, '30'].map((withdrawalMinutes) => ({ ...merchants, acme01: { withdrawalMinutes } })),
  { ...merchants, acme01: { withdrawalMinute: 30 } },
  { ...merchants, acme01: { vendorWallets: 'yes' } },
])('settings such as %o are refused', (broken) => {
  expect(isValid(broken)).toBe(false);
});

test('a merchant that is not named has the default settings', () => {
  expect(settingsOf('acme01')).toEqual({ vendorWallets: false, withdrawalMinutes: 30 });
  expect(settingsOf('oasis01')).toEqual({ vendorWallets: true, withdrawalMinutes: 60 });
});

test('the longest time to confirm a transfer is one that the contract can say', () => {
  const { confirmSeconds } = contract.components.schemas.WithdrawalTerms.properties;
  expect(WITHDRAWAL_MINUTES.maximum * 60).toBe(confirmSeconds.maximum);
});
