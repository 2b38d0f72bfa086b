import type { Seeds } from '../hooks/seeds.ts';
import { seedContracts } from './seed-contracts.ts';

export const seeds: Seeds = {
  move: ({ db, currency, day }) => seedContracts(db, currency, day),
};
