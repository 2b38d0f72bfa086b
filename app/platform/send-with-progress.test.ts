// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

const MINUTE = 60_000;
const realTimeout = globalThis.setTimeout;

/** The parts of an XMLHttpRequest that sending uses. */
class FakeCall {
  static last: FakeCall | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = '{"success":true}';
  onabort?: () => void;
  onload?: () => void;
  onloadend?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn(() => {
    FakeCall.last = this;
  });
  getAllResponseHeaders = () => 'content-type: application/json';
  abort = vi.fn(() => this.onabort?.());
}

beforeEach(() => {
  FakeCall.last = undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', FakeCall);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(signal = new AbortController().signal) {
  const parts: number[] = [];
  const request = new Request('http://localhost/wps/upload', { method: 'POST', body: 'picture' });
  const answer = sendWithProgress((part) => parts.push(part))(request, { signal });
  const outcome = answer.then((response) => response.status, String);
  // The body is read before anything is sent.
  while (!FakeCall.last) await new Promise((later) => realTimeout(later));
  if (!FakeCall.last) throw new Error('Nothing was sent.');
  return { call: FakeCall.last, parts, outcome };
}

it('sends for as long as it makes progress', async () => {
  const { call, parts, outcome } = await begin();
  for (let minute = 1; minute <= 7; minute += 1) {
    vi.advanceTimersByTime(MINUTE - 1);
    call.upload.onprogress?.({ loaded: minute, total: 7 });
  }
  call.onload?.();
  call.onloadend?.();
  expect(await outcome).toBe(200);
  expect(parts.at(-1)).toBe(1);
  vi.advanceTimersByTime(MINUTE);
  expect(call.abort).not.toHaveBeenCalled();
});

it('gives up what has stood still for a minute', async () => {
  const { call, outcome } = await begin();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(call.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await outcome).toMatch(/stood still/);
});

it('ends with the signal, for its reason', async () => {
  const cancel = new AbortController();
  const { call, outcome } = await begin(cancel.signal);
  cancel.abort(new Error('Cancelled'));
  expect(await outcome).toMatch(/Cancelled/);
  expect(call.abort).toHaveBeenCalledOnce();
});
