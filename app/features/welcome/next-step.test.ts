import { expect, it } from 'vitest';
import type { Promotion } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { nextStepOf } from './next-step.ts';

const offer: Promotion = {
  id: 501,
  category: 'WELCOME',
  kind: 'APPLY',
  status: 'JOIN',
  title: 'First deposit',
  summary: 'Half as much again.',
  content: '',
  url: '/img/banners/welcome.svg',
  startsAt: 0,
  bonus: minorUnits(10_000),
  currency: 'EUR',
};
const ticket: Promotion = { ...offer, id: 506, kind: 'RAFFLE', status: 'ISSUED' };

it.each([
  [
    'the ticket that waits, beside a deposit',
    [offer, ticket],
    true,
    { kind: 'ticket', id: 506, path: '/member?page=rewardCenter', depositPath: '/member?page=depositv2' },
  ],
  [
    'the ticket alone on a site without deposits',
    [ticket],
    false,
    { kind: 'ticket', id: 506, path: '/member?page=rewardCenter', depositPath: undefined },
  ],
  ['a deposit with its offer', [offer], true, { kind: 'deposit', id: 501, path: '/member?page=depositv2' }],
  [
    'a deposit after a ticket was opened',
    [{ ...ticket, status: 'CLAIMED' as const }],
    true,
    { kind: 'deposit', id: undefined, path: '/member?page=depositv2' },
  ],
  ['the games on a site without deposits', [offer], false, { kind: 'play', id: undefined, path: '/index' }],
])('is %s', (_, promotions, canDeposit, { id, ...expected }) => {
  const { promotion, ...step } = nextStepOf({ promotions, canDeposit });
  expect(step).toEqual(expected);
  expect(promotion?.id).toBe(id);
});
