import { send } from './ask.ts';
import type { FileCallOptions, PlatformCall, PlatformClient } from './platform-client.ts';
import { PlatformError } from './platform-error.ts';

/** Milliseconds for a whole file, which may have hundreds of thousands of lines. */
const FILE_TIMEOUT = 600_000;
/** Bytes of the largest file; an endless one would fill the memory. */
const LARGEST_FILE = 256_000_000;
const LINE_END = 10;

/**
 * Makes a call that is answered with a stream. Only the generated functions in `operations/` use it.
 * @param type media type that the answer must have
 * @throws PlatformError as `ask` does, also for a stream that breaks off
 */
export async function askFile(
  platform: PlatformClient,
  operation: string,
  { onLines = () => undefined, ...call }: PlatformCall & FileCallOptions,
  type: string,
): Promise<Blob> {
  let file: Blob | undefined;
  const fetchFile = async (request: Request, init: RequestInit) => {
    const response = await fetch(request, init);
    // A refusal is JSON, and read like any other.
    if (!response.ok || typeOf(response) !== type || !response.body) return response;
    file = await fileOf(response.body, { type, onLines });
    return new Response('{"success":true}', { headers: { 'content-type': 'application/json' } });
  };
  await send(platform, operation, { timeout: FILE_TIMEOUT, ...call, send: fetchFile });
  if (!file) throw new PlatformError('broken');
  return file;
}

function typeOf({ headers }: Response): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

async function fileOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { type, onLines }: { type: string; onLines: (count: number) => void },
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [size, lines] = [0, 0];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > LARGEST_FILE) {
      await reader.cancel();
      throw new PlatformError('broken');
    }
    for (const byte of part.value) if (byte === LINE_END) lines += 1;
    onLines(lines);
  }
  return new Blob(parts, { type: `${type};charset=utf-8` });
}
