import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work with one key waits for what came before, also if that failed, and other work does not', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = turns.take('a', async () => {
    await finished;
    seen.push('first');
    throw new Error('failed');
  });
  const second = turns.take('a', async () => seen.push('second'));
  await turns.take('b', async () => seen.push('other'));
  expect(seen).toEqual(['other']);
  finish();
  await expect(first).rejects.toThrow('failed');
  await second;
  await turns.take('a', async () => seen.push('third'));
  expect(seen).toEqual(['other', 'first', 'second', 'third']);
});
