import { expect, it } from 'vitest';
import { inOneOrder } from './in-one-order.ts';

it('puts the names of every object in one order, and leaves values and lists as they are', () => {
  const data = {
    routes: [{ screen: 1, path: '/b', wide: true, bar: 2, order: 3 }],
    modals: [{ audience: 'guest', id: 'a' }],
  };
  const ordered = inOneOrder(data);
  expect(ordered).toEqual(data);
  expect(JSON.stringify(ordered)).toBe(
    '{"modals":[{"id":"a","audience":"guest"}],"routes":[{"order":3,"path":"/b","bar":2,"wide":true,"screen":1}]}',
  );
  expect(inOneOrder([null, 'text', 4])).toEqual([null, 'text', 4]);
});
