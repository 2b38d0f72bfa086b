/** Does what `fetch` does, with the signal that ends the call. */
export type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** What every call may be given. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds after which the call counts as failed, where it may take longer than others. */
  timeout?: number;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
}

/** What a call in the name of a session may be given. */
export interface SessionCallOptions extends CallOptions {
  /** Token of another session than the one of this page. */
  token?: string;
}

/** What a call with a body may be given. */
export interface BodyCallOptions {
  /** Sends the request where `fetch` cannot do what is needed, as to tell how much has been sent. */
  send?: Send;
}

/** A call as an operation's function makes it. */
export interface PlatformCall extends SessionCallOptions, BodyCallOptions {
  query?: object | undefined;
  /** Sent as JSON; with `contentType` it is a text, sent as it is. */
  body?: unknown;
  contentType?: string;
}

/** What came back, before it is checked: `data` of an answer that says it is good, else `error`. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Sends a call and reads its answer.
 * @param operation method and path of the contract, such as `GET /wps/system/status`
 * @throws PlatformError when no answer came
 */
export type PlatformClient = (operation: string, call: PlatformCall) => Promise<Answer>;
