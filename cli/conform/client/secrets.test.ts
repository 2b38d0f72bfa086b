import { expect, it } from 'vitest';
import { createSecrets, HIDDEN } from './secrets.ts';

it('takes secrets and personal data out of JSON at any depth, and leaves the rest', () => {
  const secrets = createSecrets();
  secrets.add('e3c1-token');
  const value = {
    userInfo: { account: 'ana', balance: 12, currency: 'USD', url: '/game?session=e3c1-token' },
    content: [{ orderId: 'D1', holder: 'Ana Cruz', createdAt: 1 }],
    accounts: ['ana', 'ben'],
    paymentPassword: '246810',
  };
  expect(secrets.without(value)).toEqual({
    userInfo: { account: HIDDEN, balance: 12, currency: 'USD', url: `/game?${HIDDEN}` },
    content: [{ orderId: 'D1', holder: HIDDEN, createdAt: 1 }],
    accounts: HIDDEN,
    paymentPassword: HIDDEN,
  });
});

it('keeps a list of objects, whose own fields are looked at', () => {
  expect(createSecrets().without({ accounts: [{ accountId: 1, number: '4122' }] })).toEqual({
    accounts: [{ accountId: 1, number: HIDDEN }],
  });
});

it('hides no text that is too short to be a secret', () => {
  const secrets = createSecrets();
  secrets.add('EN');
  expect(secrets.hideIn('lang=EN')).toBe('lang=EN');
});
