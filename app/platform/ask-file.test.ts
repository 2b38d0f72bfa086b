import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { teamFile } from './generated/operations/team-file.ts';
import { PlatformError } from './platform-error.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => 'T', language: () => 'en' });
const COLUMNS = { columns: [{ field: 'account', heading: 'Account' } as const] };
const CSV = { 'content-type': 'text/csv; charset=utf-8' };

afterEach(() => vi.unstubAllGlobals());

/** Answers with parts of a body, and then ends or breaks off. */
function answering(parts: readonly string[], { headers = CSV, status = 200, cause = null as Error | null } = {}) {
  const calls: Request[] = [];
  const body = new ReadableStream({
    pull(controller) {
      const part = parts[place];
      place += 1;
      if (part !== undefined) return controller.enqueue(new TextEncoder().encode(part));
      return cause ? controller.error(cause) : controller.close();
    },
  });
  let place = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return new Response(body, { status, headers });
  });
  return calls;
}

const failing = async () => {
  const problem = await teamFile(platform, COLUMNS).catch((thrown: unknown) => thrown);
  if (!(problem instanceof PlatformError)) throw new Error(`Not a problem of the platform: ${problem}`);
  return problem;
};

describe('a file of the platform', () => {
  it('is put together from its parts, and says how many lines have come', async () => {
    const calls = answering(['"Account"\r\n"co', 'ral"\r\n"pearl"\r\n']);
    const heard: number[] = [];
    const file = await teamFile(platform, COLUMNS, { view: 'agents' }, { onLines: (count) => heard.push(count) });
    expect(await file.text()).toBe('"Account"\r\n"coral"\r\n"pearl"\r\n');
    expect(file.type).toBe('text/csv;charset=utf-8');
    expect(heard).toEqual([1, 3]);
    const [call] = calls;
    expect([call?.method, new URL(call?.url ?? '').search]).toEqual(['POST', '?view=agents']);
    expect(call?.headers.get('authorization')).toBe('Bearer T');
    expect(await call?.json()).toEqual(COLUMNS);
  });

  it('is broken when it is of another type, even if that says success', async () => {
    answering(['{"success":true}'], { headers: { 'content-type': 'application/json' } });
    expect((await failing()).kind).toBe('broken');
    answering(['<!doctype html>'], { headers: { 'content-type': 'text/html' } });
    expect((await failing()).kind).toBe('broken');
  });

  it('is refused like other calls', async () => {
    const problem = JSON.stringify({ success: false, errorCode: 'not_found', message: 'No.' });
    answering([problem], { headers: { 'content-type': 'application/json' }, status: 404 });
    expect((await failing()).details.errorCode).toBe('not_found');
  });

  it('fails when it breaks off, so that a part never passes for the whole', async () => {
    answering(['"Account"\r\n'], { cause: new TypeError('network error') });
    expect((await failing()).kind).toBe('offline');
  });

  it('ends with its signal', async () => {
    answering(['"Account"\r\n']);
    const control = new AbortController();
    const onLines = () => control.abort();
    vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('"Account"\r\n'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: CSV }));
    });
    const loading = teamFile(platform, COLUMNS, {}, { onLines, signal: control.signal });
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
