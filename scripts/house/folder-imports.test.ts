import { expect, it } from 'vitest';
import { countClimbs, findOrder } from './best-order.ts';
import { countFolderImports, graphOf } from './folder-imports.ts';

const imports = new Map([
  ['sandbox/main.ts', ['sandbox/server/start.ts']],
  ['sandbox/server/start.ts', ['sandbox/ledger/post.ts', 'sandbox/server/port.ts']],
  ['sandbox/ledger/post.ts', ['sandbox/agent/team.ts', 'schemas/money.ts']],
  ['sandbox/agent/team.ts', ['sandbox/ledger/post.ts', 'sandbox/ledger/entry.ts']],
  ['sandbox/agent/head.ts', ['sandbox/ledger/entry.ts']],
]);
const between = countFolderImports(imports, 'sandbox');

it('counts imports between folders, not those inside one or out of the zone', () => {
  expect(between).toEqual([
    { from: 'main.ts', to: 'server', count: 1 },
    { from: 'server', to: 'ledger', count: 1 },
    { from: 'ledger', to: 'agent', count: 1 },
    { from: 'agent', to: 'ledger', count: 3 },
  ]);
  expect(graphOf(between).get('ledger')).toEqual(['agent']);
});

it('finds an order in which the fewest imports run upwards', () => {
  expect(countClimbs(findOrder(between), between)).toBe(1);
  expect(countClimbs(['ledger', 'agent', 'server', 'main.ts'], between)).toBe(5);
});

it('finds that no import runs upwards where none leads back', () => {
  const pairs = ['a b', 'b c', 'd a', 'd c', 'c e', 'f c', 'f b'].map((pair) => pair.split(' '));
  const acyclic = pairs.map(([from = '', to = ''], index) => ({ from, to, count: index + 1 }));
  expect(countClimbs(findOrder(acyclic), acyclic)).toBe(0);
});
