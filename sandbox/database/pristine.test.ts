import { expect, test, vi } from 'vitest';
import { restoreRows } from './pristine.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test('a restore that PostgreSQL ended for the sake of an open call begins again', async () => {
  const run = vi.fn().mockRejectedValueOnce(failure('40P01')).mockResolvedValue(undefined);
  await restoreRows({ run });
  expect(run).toHaveBeenCalledTimes(2);
});

test('a restore that fails otherwise, or each time, says why', async () => {
  const gone = vi.fn().mockRejectedValue(failure('57P01'));
  await expect(restoreRows({ run: gone })).rejects.toThrow('57P01');
  expect(gone).toHaveBeenCalledTimes(1);
  await expect(restoreRows({ run: vi.fn().mockRejectedValue(failure('40P01')) })).rejects.toThrow('40P01');
});
