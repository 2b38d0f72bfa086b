import { expect, it } from 'vitest';
import { NO_TIER } from '#schemas/contracts/contracts.fixture.ts';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { standingContract } from './standing-contract.ts';

const contract = (given: Partial<Contract>): Contract => ({
  ...{ contractId: 1, kind: 'dividend', period: 'weekly', tiers: [NO_TIER], status: 'active' },
  ...{ proposedAt: 0, answerBy: 0, beginsOn: '2026-11-02' },
  ...given,
});
const book = (given: Partial<ContractBook>): ContractBook => ({
  ...{ kind: 'dividend', currency: 'PHP', timeZone: 'Asia/Manila', asOf: 0, ends: [], given: [], downlines: [] },
  ...given,
});
const running = contract({});
const ending = contract({ endsOn: '2026-11-29' });
const next = contract({ contractId: 2, beginsOn: '2026-11-30' });

it('is the running contract, or the accepted one that takes its place', () => {
  expect(standingContract(book({ own: running }))).toBe(running);
  expect(standingContract(book({ own: ending, next }))).toBe(next);
});

it('is undefined when no contract continues', () => {
  expect(standingContract(book({ own: ending }))).toBeUndefined();
  expect(standingContract(book({}))).toBeUndefined();
});
