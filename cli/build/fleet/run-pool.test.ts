import { expect, it } from 'vitest';
import { runPool } from './run-pool.ts';

it('processes one item per lane at a time, and every item once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const lane = async (turns: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    done.push(turns);
  };
  await runPool([5, 1, 3, 2], [lane, lane]);
  expect(done.sort()).toEqual([1, 2, 3, 5]);
  expect(most).toBe(2);
});

it('starts nothing after a failure', async () => {
  const begun: number[] = [];
  const lane = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('two');
  };
  await expect(runPool([1, 2, 3, 4], [lane])).rejects.toThrow('two');
  expect(begun).toEqual([1, 2]);
});
