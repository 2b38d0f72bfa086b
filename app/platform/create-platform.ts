import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../schemas/generated/platform.ts';
import { PlatformError } from './platform-error.ts';

/** Milliseconds after which a call without an answer counts as failed. */
const CALL_TIMEOUT = 20_000;

export type PlatformClient = Client<paths>;

export interface PlatformOptions {
  /** Origin of the platform, or empty for the site's own. */
  url: string;
  /** The session's token, if there is one. */
  token: () => string | null;
  /** BCP 47 tag of the language that the person reads. */
  language: () => string;
}

/** The typed client of the platform's contract; every answer still has to pass `ask`. */
export function createPlatform({ url, token, language }: PlatformOptions): PlatformClient {
  const client = createClient<paths>({
    baseUrl: url || globalThis.location?.origin || '',
    fetch: fetchWithin(CALL_TIMEOUT),
  });
  client.use({
    onRequest({ request }) {
      const session = token();
      if (session) request.headers.set('authorization', `Bearer ${session}`);
      request.headers.set('accept-language', language());
      return request;
    },
  });
  return client;
}

/** Fetches, and gives up after so many milliseconds; for a call's option `fetch`, where a call takes longer than others. */
export function fetchWithin(milliseconds: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const limit = AbortSignal.timeout(milliseconds);
    try {
      return await fetch(request, { signal: AbortSignal.any([limit, request.signal]) });
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw new PlatformError(limit.aborted ? 'timeout' : 'offline', { cause });
    }
  };
}
