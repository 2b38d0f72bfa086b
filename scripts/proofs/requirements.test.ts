import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { findMapFaults } from './find-map-faults.ts';
import { readProofs } from './find-proofs.ts';
import { readMapFacts } from './read-map-facts.ts';
import { idsOf, readRequirements } from './requirements.ts';

const root = join(import.meta.dirname, '../..');

it('every requirement of the specification has a feature, its operations and a test', async () => {
  const requirements = await readRequirements(root);
  const ids = idsOf(requirements);
  const proofs = readProofs(root);
  expect(findMapFaults(requirements, readMapFacts(root))).toEqual([]);
  expect(findFaults(ids, proofs, new Map())).toEqual([]);
  expect([...proofs.keys()].filter((id) => /^\d/.test(id) && !ids.includes(id))).toEqual([]);
});
