// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useSingleCall } from './use-single-call.ts';

const send = vi.fn<(wanted: string) => Promise<string>>();
const heard = { onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn<() => unknown>() };
let call: ReturnType<typeof useSingleCall<string, string>>;

function show() {
  function Part() {
    call = useSingleCall({ send, ...heard });
    return null;
  }
  showInSite(<Part />, { at: '/', words: {} });
}

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('is sent once at a time, and tells the answer with what was wanted', async () => {
  send.mockResolvedValue('answer');
  show();
  await act(() => Promise.all([call.submit('one'), call.submit('two')]));
  expect(send.mock.calls).toEqual([['one']]);
  expect(heard.onSuccess.mock.calls).toEqual([['answer', 'one']]);
  expect(heard.onError).not.toHaveBeenCalled();
  expect([call.busy, call.error, call.tried]).toEqual([false, null, 'one']);
});

it('is busy until the page has what it asked for afterwards', async () => {
  let finish: () => void = vi.fn();
  const read = new Promise<void>((resolve) => {
    finish = resolve;
  });
  send.mockResolvedValue('answer');
  heard.onSettled.mockReturnValue(read);
  show();
  await act(async () => void call.submit('one'));
  expect(call.busy).toBe(true);
  finish();
  await expect.poll(() => call.busy).toBe(false);
});

it('keeps its problem until it is sent again or reset', async () => {
  const problem = new Error('lost');
  send.mockRejectedValue(problem);
  show();
  await act(() => call.submit('one'));
  expect([heard.onError.mock.calls, heard.onSuccess.mock.calls]).toEqual([[[problem]], []]);
  expect(heard.onSettled).toHaveBeenCalledOnce();
  expect(call.error).toBe(problem);
  call.reset();
  await expect.poll(() => call.error).toBeNull();
});
