import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
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
  /** Hears the reason when an answer says that the token of this page is no longer good. */
  onTokenRefused?: (errorCode: string) => void;
}

/** Reasons of a 401 that are about the token; every other one is about what was sent. */
const TOKEN_REASONS: readonly string[] = ['', 'not_logged_in', 'logged_in_elsewhere'];

/** The client that the functions in `operations/` send with; it sends and reads, and they check what came. */
export function createPlatform({ url, token, language, onTokenRefused }: PlatformOptions): PlatformClient {
  const origin = url || globalThis.location?.origin || '';
  return async (operation, call) => {
    const [method = '', path = ''] = operation.split(' ');
    const request = new Request(`${origin}${path}${queryOf(call)}`, { method, ...initOf(call) });
    const session = call.token ?? token();
    if (session) request.headers.set('authorization', `Bearer ${session}`);
    request.headers.set('accept-language', language());
    const answer = await read(await fetchInTime(request, call));
    if (answer.response.status === 401 && session && session === token()) tellRefusal(answer, onTokenRefused);
    return answer;
  };
}

function tellRefusal({ error }: Answer, tell: PlatformOptions['onTokenRefused']): void {
  const known = typeof error === 'object' && error !== null && 'errorCode' in error ? error.errorCode : '';
  const reason = typeof known === 'string' ? known : '';
  if (TOKEN_REASONS.includes(reason)) tell?.(reason);
}

function queryOf({ query = {} }: PlatformCall): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const pairs = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${pairs}` : '';
}

function initOf({ body, contentType, signal, keepalive = false }: PlatformCall): RequestInit {
  return {
    keepalive,
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': contentType ?? 'application/json' },
      body: contentType ? String(body) : JSON.stringify(body),
    }),
  };
}

/** An answer that says it is good has to be JSON; what a failed one holds may be anything. */
async function read(response: Response): Promise<Answer> {
  if (response.ok) return { data: await response.json(), response };
  const text = await response.text();
  try {
    const error: unknown = JSON.parse(text);
    return { error, response };
  } catch {
    return { error: text, response };
  }
}

async function fetchInTime(
  request: Request,
  { timeout = CALL_TIMEOUT, send = fetch }: PlatformCall,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await send(request, { signal: AbortSignal.any([limit, request.signal]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new PlatformError(limit.aborted ? 'timeout' : 'offline', { cause });
  }
}
