/** Same as `fetch`, with the signal that aborts the call. */
export type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds before the call fails, for calls that take longer than most. */
  timeout?: number;
  /** Keeps the call running after the page closes. */
  keepalive?: boolean;
}

/** Options of calls that need a session. */
export interface SessionCallOptions extends CallOptions {
  /** Token of a session other than this page's. */
  token?: string;
}

/** Options of calls with a body. */
export interface BodyCallOptions {
  /** Replaces `fetch`, for example to report upload progress. */
  send?: Send;
}

/** Options of calls that are answered with a file of lines. */
export interface FileCallOptions {
  /** Hears how many lines have arrived. */
  onLines?: (count: number) => void;
}

/** A call as an operation's function passes it on. */
export interface PlatformCall extends SessionCallOptions, BodyCallOptions {
  query?: object | undefined;
  /** Sent as JSON, or, with `contentType`, as plain text. */
  body?: unknown;
  contentType?: string;
}

/** An unchecked answer: `data` of a success, otherwise `error`, which a refusal with a good status has too. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Sends a call and reads its answer.
 * @param operation method and path of the contract, such as `GET /wps/system/status`
 * @throws PlatformError when there is no answer
 */
export interface PlatformClient {
  (operation: string, call: PlatformCall): Promise<Answer>;
  /** Encrypts payloads in place of the site's own encryption, which needs a browser. */
  seal?: (payload: object) => Promise<string>;
}
