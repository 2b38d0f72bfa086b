import { expect, it } from 'vitest';
import { groupOf } from './group.ts';

it.each([
  ['guest', false, 'B'],
  ['guest', true, 'B'],
  ['member', false, 'A'],
  ['trial', false, 'A'],
  ['member', true, 'F'],
] as const)('popups: %s, first log-in %s, group %s', (status, isFirst, group) => {
  expect(groupOf(status, () => isFirst)).toBe(group);
});
