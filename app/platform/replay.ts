import type { PlatformClient } from './platform-client.ts';

/** A client that replays a stored answer; the operation called with it validates it like any other. */
export function replay(data: unknown): PlatformClient {
  return async () => ({ data, response: new Response() });
}
