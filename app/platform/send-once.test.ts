// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformError } from './platform-error.ts';
import { sendOnce } from './send-once.ts';

afterEach(() => void vi.restoreAllMocks());

const failing = (problem: unknown) => sendOnce(() => Promise.reject(problem)).catch((thrown: unknown) => thrown);

it.each([
  ['offline', true],
  ['timeout', true],
  ['failed', true],
  ['broken', true],
  ['refused', undefined],
  ['busy', undefined],
  ['unauthorised', undefined],
] as const)('knows that %s leaves it open whether a call was carried out: %s', async (kind, isUnsure) => {
  const details = { serverMessage: 'No.' };
  const thrown = await failing(new PlatformError(kind, details));
  expect(thrown).toMatchObject({ kind });
  expect(thrown).toHaveProperty('details', { ...details, ...(isUnsure && { isUnsure }) });
});

it('knows that nothing leaves a device that is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failing(new PlatformError('offline'))).toHaveProperty('details', {});
});
