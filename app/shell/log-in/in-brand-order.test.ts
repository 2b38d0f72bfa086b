import { expect, it } from 'vitest';
import { inBrandOrder } from './in-brand-order.ts';

const username = { way: 'username', order: 10 };
const sms = { way: 'sms', order: 20 };
const google = { way: 'google', order: 30 };
const trial: { way?: string; order: number } = { order: 90 };

// @proves 2.44
it('follows the brand’s order, and leaves other methods where they are', () => {
  expect(inBrandOrder([username, sms, google, trial], ['google', 'sms', 'username'])).toEqual([
    google,
    sms,
    username,
    trial,
  ]);
});

it('keeps a way that the brand does not list in its place', () => {
  expect(inBrandOrder([username, sms, trial], ['sms'])).toEqual([username, sms, trial]);
});
