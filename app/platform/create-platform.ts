import { type Answer, clientOf, type PlainOptions, type PlatformClient } from './platform-client.ts';
import { PlatformError } from './platform-error.ts';

export type { PlatformClient } from './platform-client.ts';

/** Milliseconds after which a call without an answer counts as failed. */
const CALL_TIMEOUT = 20_000;

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

/**
 * The typed client of the platform's contract; every answer still has to pass `ask`. A call that brings an authorization of
 * its own keeps it.
 */
export function createPlatform({ url, token, language, onTokenRefused }: PlatformOptions): PlatformClient {
  const origin = url || globalThis.location?.origin || '';
  return clientOf(async (method, path, options) => {
    const request = new Request(`${origin}${path}${queryOf(options)}`, { method, ...initOf(options) });
    const session = token();
    if (session && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${session}`);
    request.headers.set('accept-language', language());
    const answer = await read(await fetchInTime(request, options));
    const now = token();
    const isOwn = now !== null && request.headers.get('authorization') === `Bearer ${now}`;
    if (answer.response.status === 401 && isOwn) tellRefusal(answer, onTokenRefused);
    return answer;
  });
}

function tellRefusal({ error }: Answer, tell: PlatformOptions['onTokenRefused']): void {
  const known = typeof error === 'object' && error !== null && 'errorCode' in error ? error.errorCode : '';
  const reason = typeof known === 'string' ? known : '';
  if (TOKEN_REASONS.includes(reason)) tell?.(reason);
}

function queryOf({ params }: PlainOptions): string {
  const given = Object.entries(params?.query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}

function initOf({ body, bodySerializer, headers, signal, keepalive = false }: PlainOptions): RequestInit {
  const init = { headers: { ...headers }, keepalive, ...(signal && { signal }) };
  if (body === undefined) return init;
  const serialise: (body: never) => string = bodySerializer ?? JSON.stringify;
  return {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
    body: Reflect.apply(serialise, undefined, [body]),
  };
}

/** An answer that says it is good has to be JSON; what a failed one holds may be anything. */
async function read(response: Response): Promise<Answer> {
  if (response.ok) return { data: await response.json(), response };
  const text = await response.text();
  try {
    return { error: JSON.parse(text), response };
  } catch {
    return { error: text, response };
  }
}

async function fetchInTime(
  request: Request,
  { timeout = CALL_TIMEOUT, send = fetch }: PlainOptions,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await send(request, { signal: AbortSignal.any([limit, request.signal]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new PlatformError(limit.aborted ? 'timeout' : 'offline', { cause });
  }
}
