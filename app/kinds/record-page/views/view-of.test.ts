import { expect, it } from 'vitest';
import { historyPath } from './history-path.ts';
import { orderPath } from './order-path.ts';
import { viewOf } from './view-of.ts';

const viewAt = (path: string) => viewOf(new URLSearchParams(path.replace(/^[^?]*/, '')));

it('tells a page, its full list and each of its orders apart', () => {
  const addresses = ['/member?page=depositv2', historyPath('depositv2')];
  addresses.push(orderPath('depositv2', 'D1'), orderPath('depositv2', 'D2'));
  const views = addresses.map(viewAt);
  expect(views[0]).toBeUndefined();
  expect(new Set(views).size).toBe(addresses.length);
});
