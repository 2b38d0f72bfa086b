import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBalanceMessage, isDepositMessage, roundMessage } from './balance-message.ts';

it('recognises a game’s balance message', () => {
  expect(isBalanceMessage({ type: 'brandgen:balance', balance: 1250 })).toBe(true);
});

it('rejects anything else', () => {
  fc.assert(fc.property(fc.anything(), (data) => !isBalanceMessage(data)));
  expect(isBalanceMessage({ type: 'brandgen:balance', balance: 1.5 })).toBe(false);
  expect(isBalanceMessage({ type: 'brandgen:balance', balance: '12' })).toBe(false);
  expect(isBalanceMessage(JSON.parse('{"type":"brandgen:balance","balance":9007199254740993}'))).toBe(false);
});

it('recognises the beginning and the end of a round, and nothing else', () => {
  expect(roundMessage({ type: 'brandgen:round', round: 'begun' })).toBe('begun');
  expect(roundMessage({ type: 'brandgen:round', round: 'over' })).toBe('over');
  expect(roundMessage({ type: 'brandgen:round', round: 'paused' })).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (data) => roundMessage(data) === undefined));
});

it('recognises a wish to deposit, and nothing else', () => {
  expect(isDepositMessage({ type: 'brandgen:deposit' })).toBe(true);
  fc.assert(fc.property(fc.anything(), (data) => !isDepositMessage(data)));
});
