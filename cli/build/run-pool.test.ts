import { expect, it } from 'vitest';
import { runPool } from './run-pool.ts';

it('keeps the order and never has more under way than asked', async () => {
  let running = 0;
  let most = 0;
  const results = await runPool([5, 1, 3, 2], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 30, 20]);
  expect(most).toBe(2);
});

it('begins nothing after a failure', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('two');
  };
  await expect(runPool([1, 2, 3, 4], 1, work)).rejects.toThrow('two');
  expect(begun).toEqual([1, 2]);
});
