import type { PlatformClient } from './platform-client.ts';

/** A platform that gives an answer again that was kept; the operation that is called with it checks it like any other. */
export function replay(data: unknown): PlatformClient {
  return async () => ({ data, response: new Response() });
}
