// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throughSession } from './session-copy.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const load = vi.fn(async () => 7);

beforeEach(() => {
  sessionStorage.clear();
  load.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks once, and then answers from the session', async () => {
  expect(await throughSession('n', isNumber, load)).toBe(7);
  expect(await throughSession('n', isNumber, load)).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again after five minutes', async () => {
  await throughSession('n', isNumber, load);
  vi.setSystemTime(Date.now() + 300_001);
  await throughSession('n', isNumber, load);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each(['not JSON', 'null', '7', '{"at":9e15,"answer":"seven"}'])('does not use a copy like %s', async (copy) => {
  sessionStorage.setItem('n', copy);
  expect(await throughSession('n', isNumber, load)).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does without a storage that is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await throughSession('n', isNumber, load)).toBe(7);
});
