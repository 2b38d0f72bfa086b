import { isObject } from '#schemas/generated/validators/guard-parts.ts';
import { composed } from '#schemas/writing/composed.ts';
import type { PlatformClock } from '../clock/platform-clock.ts';
import { hearTime } from './hear-time.ts';
import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, isPlatformClosed, PlatformError } from './platform-error.ts';
import type { SlowCalls } from './slow-calls.ts';

export type { PlatformClient } from './platform-client.ts';

/** Milliseconds in which nothing of an answer arrives before a call fails. */
const CALL_TIMEOUT = 20_000;

/** Milliseconds for an answer that keeps arriving, as for a file of the site. */
const LONGEST_ANSWER = 120_000;

/** Milliseconds before a call without an answer counts as slow. */
const PATIENCE = 2_000;

/** Why reads end when the page is left. */
const LEAVING = 'leaving';

/** Milliseconds until a page that is left is gone. */
const LEAVING_TIME = 1000;

/** Characters of the largest answer that is parsed; a larger one would freeze the page. */
const LARGEST = 8_000_000;

export interface PlatformOptions {
  /** Origin of the platform, or empty for the site's own. */
  url: string;
  /** The session's token, if there is one. */
  token: () => string | null;
  /** BCP 47 tag of the language shown. */
  language: () => string;
  /** Called with the reason when the platform rejects this page's token. */
  onTokenRefused?: (errorCode: string) => void;
  /** Called when the platform answers that this session owes something first. */
  onOwed?: () => void;
  /** Called when the platform answers that it is closed, unless it was asked for its status. */
  onClosed?: () => void;
  /** Set by the answers. */
  clock?: PlatformClock;
  /** Called when a call that changes something got no answer: a read is asked for again, and reports itself. */
  onUnanswered?: () => void;
  /** Collects calls without an answer, except calls with a time limit of their own, which are expected to take long. */
  slowCalls?: SlowCalls;
}

/** Kind of client, on every call. */
const PLATFORM = 'WEB';

/** Says itself whether the platform is closed. */
const STATUS = 'GET /wps/system/status';

/** Reasons that concern the token; all others concern the request. */
const TOKEN_REASONS: readonly string[] = ['', 'not_logged_in', 'logged_in_elsewhere'];

/** Refusals that name a debt of the session, which the platform has to see settled before it answers. */
const OWED: readonly string[] = ['password_change_due', 'answer_due', 'verification_due'];

/** The client that the functions in `operations/` send with. It sends and parses; they validate. */
export function createPlatform({
  url,
  token,
  language,
  onTokenRefused,
  onOwed,
  onClosed,
  clock,
  onUnanswered,
  slowCalls,
}: PlatformOptions): PlatformClient {
  const origin = url || globalThis.location?.origin || '';
  return async (operation, call) => {
    const [method = '', path = ''] = operation.split(' ');
    const request = new Request(`${origin}${path}${queryOf(call)}`, { method, ...initOf(call) });
    const session = call.token ?? token();
    if (session) request.headers.set('authorization', `Bearer ${session}`);
    request.headers.set('accept-language', language());
    request.headers.set('platform', PLATFORM);
    const asked = performance.now();
    const answer = await answerInTime(request, call, { slowCalls, onUnanswered });
    hearTime(clock, answer, asked);
    if (answer.error === undefined) return answer;
    const problem = errorFromAnswer(answer.response, answer.error);
    if (operation !== STATUS && isPlatformClosed(problem)) onClosed?.();
    if (!session || session !== token()) return answer;
    reportRefusal(answer.response, problem, onTokenRefused);
    if (OWED.includes(problem.details.errorCode ?? '')) onOwed?.();
    return answer;
  };
}

/** Reports refusals that name a reason. A 401 without one concerns the token. */
function reportRefusal(
  response: Response,
  { details: { errorCode: reason = '' } }: PlatformError,
  onRefused: PlatformOptions['onTokenRefused'],
): void {
  const isToken = response.status === 401 || (response.ok && reason);
  if (isToken && TOKEN_REASONS.includes(reason)) onRefused?.(reason);
}

function queryOf({ query = {} }: PlatformCall): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const pairs = String(new URLSearchParams(given.map(([name, value]) => [name, String(value).normalize()])));
  return pairs && `?${pairs}`;
}

function initOf({ body, contentType, signal, keepalive = false }: PlatformCall): RequestInit {
  return {
    keepalive,
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': contentType ?? 'application/json' },
      body: contentType ? String(body) : JSON.stringify(body, composed),
    }),
  };
}

/** An answer with a good status must be JSON, and refuses if it says `success: false`; any other may hold anything. */
async function read(response: Response, onPart: () => void): Promise<Answer> {
  // Why it fails is seen by the answer itself.
  hearParts(response.clone().body?.getReader(), onPart).catch(() => undefined);
  const text = await response.text();
  if (text.length > LARGEST) throw new RangeError('Too large');
  const body = parsed(text, response.ok);
  const isRefusal = isObject(body) && body['success'] === false;
  return response.ok && !isRefusal ? { data: body, response } : { error: body, response };
}

/**
 * Calls back whenever a part of an answer has arrived. Reads a copy: Chromium reports an answer whose own parts were read as
 * aborted.
 */
async function hearParts(reader: ReadableStreamDefaultReader | undefined, onPart: () => void): Promise<void> {
  while (reader && !(await reader.read()).done) onPart();
}

function parsed(text: string, isJson: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (isJson) throw cause;
    return text;
  }
}

interface Watchers {
  slowCalls: SlowCalls | undefined;
  onUnanswered: (() => void) | undefined;
}

async function answerInTime(
  request: Request,
  { timeout, send = fetch }: PlatformCall,
  { slowCalls, onUnanswered }: Watchers,
): Promise<Answer> {
  const late = new AbortController();
  const end = () => late.abort();
  const begunAt = performance.now();
  let heardAt = 0;
  // An answer that is arriving on a slow line is not lost.
  const giveUp = () => request.method === 'GET' && performance.now() - heardAt >= PATIENCE && end();
  // HTTP/1.1 has six connections, so calls without an answer would keep the next page waiting for one.
  const leave = () => request.method === 'GET' && late.abort(LEAVING);
  globalThis.addEventListener?.('beforeunload', leave);
  let limit = setTimeout(end, timeout ?? CALL_TIMEOUT);
  const hear = () => {
    heardAt = performance.now();
    if (timeout) return;
    clearTimeout(limit);
    limit = setTimeout(end, Math.min(CALL_TIMEOUT, begunAt + LONGEST_ANSWER - heardAt));
  };
  const patience = timeout ? undefined : setTimeout(() => slowCalls?.add(giveUp), PATIENCE);
  let response: Response | undefined;
  const signal = AbortSignal.any([late.signal, request.signal]);
  try {
    response = await send(request, { signal });
    return await read(response, hear);
  } catch (cause) {
    if (request.signal.aborted || (response && !signal.aborted)) throw cause;
    if (request.method !== 'GET') onUnanswered?.();
    throw await failureOf(signal, cause);
  } finally {
    globalThis.removeEventListener?.('beforeunload', leave);
    clearTimeout(limit);
    clearTimeout(patience);
    slowCalls?.remove(giveUp, response !== undefined && !signal.aborted);
  }
}

/** Why there is no answer. */
async function failureOf({ aborted, reason }: AbortSignal, cause: unknown): Promise<PlatformError> {
  const isLeaving = reason === LEAVING;
  // A page that is left shows no errors meanwhile; one that stays after all, as with a download, asks again.
  if (isLeaving) await new Promise((later) => setTimeout(later, LEAVING_TIME));
  return new PlatformError(aborted && !isLeaving ? 'timeout' : 'offline', { cause });
}
