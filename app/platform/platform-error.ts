import { isObject } from '#schemas/generated/validators/guard-parts.ts';

/**
 * Why a call to the platform failed.
 * - `offline`: no connection; `timeout`: no answer in time
 * - `unauthorised`: the session is over (401); `refused`: the platform rejected the request (4xx, or
 *   `success: false` with a good status)
 * - `lacking`: the platform does not have the call (501, or 404 with `unknown_operation`), or has said so before on this page
 * - `busy`: too many requests (429); `failed`: the platform's own error (5xx); `broken`: an answer that breaks the contract
 */
export type PlatformErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorised'
  | 'refused'
  | 'lacking'
  | 'busy'
  | 'failed'
  | 'broken';

export interface PlatformErrorDetails {
  status?: number;
  /** The platform's message to the person, if it sent one. */
  serverMessage?: string;
  errorCode?: string;
  /** `value` of the error envelope, such as `{captcha: true}`. */
  value?: unknown;
  /** Whether the call may have been carried out; sending it again cannot carry it out twice. */
  isUnsure?: boolean;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  cause?: unknown;
}

export class PlatformError extends Error {
  readonly kind: PlatformErrorKind;
  readonly details: PlatformErrorDetails;

  constructor(kind: PlatformErrorKind, details: PlatformErrorDetails = {}) {
    super(`Platform: ${kind}${details.status ? ` (${details.status})` : ''}`, { cause: details.cause });
    this.name = 'PlatformError';
    this.kind = kind;
    this.details = details;
  }
}

/** The platform's code for why it refused a call; undefined for any other problem. */
export function errorCodeOf(problem: unknown): string | undefined {
  return problem instanceof PlatformError ? problem.details.errorCode : undefined;
}

/** Error codes that concern the whole platform. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['maintenance', 'region_restricted']);

/** Whether the platform answered that it is closed, so its status must have changed. */
export function isPlatformClosed(problem: unknown): boolean {
  return problem instanceof PlatformError && (problem.details.status === 503 || CLOSED.has(problem.details.errorCode));
}

/** Reads an error answer of any shape: an envelope, a bare string, HTML or nothing. */
export function errorFromAnswer(answer: Response, body: unknown): PlatformError {
  const { message, errorCode, value }: Record<string, unknown> = isObject(body) ? body : {};
  const retryAfter = secondsToWait(answer.headers);
  return new PlatformError(kindOf(answer.status, errorCode), {
    status: answer.status,
    ...(typeof message === 'string' && { serverMessage: message }),
    ...(typeof errorCode === 'string' && { errorCode }),
    ...(value !== undefined && { value }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}

/** `Retry-After` in seconds; the header holds seconds, or a date by the clock of the answer's `Date`. Otherwise `NaN`. */
function secondsToWait(headers: Headers): number {
  const [wait, date] = [`${headers.get('retry-after')}`, `${headers.get('date')}`];
  if (/^\d+$/.test(wait)) return Number(wait);
  return Math.max(0, Math.ceil((Date.parse(wait) - Date.parse(date)) / 1000));
}

function kindOf(status: number, errorCode: unknown): PlatformErrorKind {
  if (status === 501 || (status === 404 && errorCode === 'unknown_operation')) return 'lacking';
  if (status === 401) return 'unauthorised';
  if (status === 429) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}
