import { expect, it } from 'vitest';
import { queueAddress } from './queue-address.ts';

const ADDRESS = 'postgres://brandgen:secret@db.example:5432/queue';

it('takes the address of the option before that of the environment', () => {
  expect(queueAddress(ADDRESS, { BRANDGEN_QUEUE: 'postgres://other/queue' })).toBe(ADDRESS);
  expect(queueAddress(true, { BRANDGEN_QUEUE: ADDRESS })).toBe(ADDRESS);
  expect(queueAddress(undefined, { BRANDGEN_QUEUE: ADDRESS })).toBe(ADDRESS);
});

it('says where an address belongs, and never repeats one that is incomplete', () => {
  expect(() => queueAddress(true, {})).toThrow('The queue has no address. Put it into BRANDGEN_QUEUE');
  for (const wrong of ['acme', 'https://brandgen:secret@db.example/queue', 'postgres://brandgen:secret@db.example']) {
    const message = /^`--queue` is not a complete address of PostgreSQL\. (?!.*(secret|acme))/;
    expect(() => queueAddress(wrong, {})).toThrow(message);
    expect(() => queueAddress(undefined, { BRANDGEN_QUEUE: wrong })).toThrow(
      'BRANDGEN_QUEUE is not a complete address',
    );
  }
});
