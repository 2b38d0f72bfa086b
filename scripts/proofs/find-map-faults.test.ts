import { expect, it } from 'vitest';
import { findMapFaults, type MapFacts } from './find-map-faults.ts';

const facts: MapFacts = {
  hasFolder: (path) => path !== 'app/features/walet',
  operations: new Map([
    ['balance', { isSpecified: true }],
    ['passkeys', { isSpecified: false }],
  ]),
  senders: new Map([
    ['balance', ['app/shell/balance']],
    ['passkeys', ['app/features/passkeys']],
  ]),
};
const wallet = { id: '1.1', text: 'Shows the balance.', features: ['app/features/wallet'], operations: ['balance'] };

it('accepts folders that exist and operations that they or parts of the shell send', () => {
  expect(findMapFaults([wallet], facts)).toEqual([]);
});

it('reports a requirement without a folder, and a folder that does not exist', () => {
  const faults = findMapFaults(
    [wallet, { ...wallet, features: [] }, { ...wallet, features: ['app/features/walet'] }],
    facts,
  );
  expect(faults).toEqual([
    '1.1 names no folder that does it',
    '1.1 names the folder app/features/walet, which does not exist',
  ]);
});

it('reports an operation that is unknown, and one that another feature sends', () => {
  expect(findMapFaults([{ ...wallet, operations: ['balance', 'blance', 'passkeys'] }], facts)).toEqual([
    '1.1 names the operation blance, which the contract does not have',
    '1.1 names the operation passkeys, which none of its folders sends: app/features/passkeys',
  ]);
});

it('reports an operation of the specification that no requirement names', () => {
  expect(findMapFaults([{ ...wallet, operations: [] }], facts)).toEqual([
    'the specification’s operation balance is in no requirement',
  ]);
});
