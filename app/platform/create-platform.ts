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
  /** Told when an answer says that the token of this page is good no longer, with the reason. */
  onTokenRefused?: (errorCode: string) => void;
}

/** Reasons of a 401 that are about the token; every other one is about what was sent. */
const TOKEN_REASONS: readonly string[] = ['', 'not_logged_in', 'logged_in_elsewhere'];

/** The typed client of the platform's contract; every answer still has to pass `ask`. */
export function createPlatform({ url, token, language, onTokenRefused }: PlatformOptions): PlatformClient {
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
    async onResponse({ request, response }) {
      const session = token();
      const isOwn = session !== null && request.headers.get('authorization') === `Bearer ${session}`;
      if (response.status !== 401 || !isOwn) return;
      const reason = await reasonOf(response.clone());
      if (TOKEN_REASONS.includes(reason)) onTokenRefused?.(reason);
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

/** The reason of a refusal, or nothing where the answer has another shape. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const known = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : '';
  return typeof known === 'string' ? known : '';
}
