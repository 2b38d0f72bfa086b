import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { balance } from './generated/operations/balance.ts';
import { giveUpAll } from './give-up-all.ts';
import { createSlowCalls } from './slow-calls.ts';

const slowCalls = createSlowCalls();
const options = { url: 'https://platform.example', token: () => 'T', language: () => 'en' };
const platform = createPlatform({ ...options, slowCalls });

/** The answer to every call, of which nothing has arrived yet. */
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_request: Request, { signal }: { signal: AbortSignal }) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      stream = controller;
      signal.addEventListener('abort', () => controller.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function arrive(text: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    stream?.enqueue(new TextEncoder().encode(text));
  }
}

it('takes an answer that needs most of two minutes, and counts it as slow, never as lost', async () => {
  const answer = balance(platform);
  await arrive(' ', 110);
  expect(slowCalls.store.getState()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  giveUpAll(slowCalls);
  expect(slowCalls.store.getState()).toBe(true);
  await arrive('{"success":true,"value":{"balance":1,', 1);
  await arrive('"currency":"EUR"}}', 1);
  stream?.close();
  expect(await answer).toEqual({ balance: 1, currency: 'EUR' });
  expect(slowCalls.store.getState()).toBe(false);
});

it('keeps characters whose bytes arrive apart', async () => {
  const answer = expect(balance(platform)).rejects.toMatchObject({ details: { serverMessage: '₱ 1' } });
  const bytes = new TextEncoder().encode('{"success":false,"message":"₱ 1"}');
  for (const byte of bytes) {
    await vi.advanceTimersByTimeAsync(10);
    stream?.enqueue(Uint8Array.of(byte));
  }
  stream?.close();
  await answer;
});

it('gives up an answer that stands still for 20 s', async () => {
  const answer = expect(balance(platform)).rejects.toMatchObject({ kind: 'timeout' });
  await arrive(' ', 30);
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
});

it('gives up what the platform has lost once it stands still', async () => {
  const answer = expect(balance(platform)).rejects.toMatchObject({ kind: 'timeout' });
  await arrive(' ', 3);
  await vi.advanceTimersByTimeAsync(2_000);
  giveUpAll(slowCalls);
  expect(slowCalls.store.getState()).toBe(false);
  await answer;
});

it('gives up an answer that is not complete after two minutes', async () => {
  const answer = expect(balance(platform)).rejects.toMatchObject({ kind: 'timeout' });
  await arrive(' ', 119);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
});
