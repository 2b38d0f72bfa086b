import { expect, it } from 'vitest';
import { bank, wallet } from '../withdrawal-answers.fixture.ts';
import { accountHold, waitsUntil } from './hold-of.ts';

const NOW = 1000;
const waiting = { ...wallet, usableAt: NOW + 5 };

it.each([
  [[], true, undefined],
  [[], false, { why: 'account' }],
  [[bank, waiting], false, undefined],
  [[waiting, { ...waiting, usableAt: NOW + 2 }], false, { why: 'wait', until: NOW + 2 }],
  [[{ ...waiting, usableAt: NOW }], false, undefined],
])('with the accounts %j, and the next one ready %s, holds up: %j', (accounts, nextAccountReady, hold) => {
  expect(accountHold({ accounts, nextAccountReady }, waitsUntil({ accounts }, NOW))).toEqual(hold);
});
