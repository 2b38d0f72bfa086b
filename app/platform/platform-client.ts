import type { paths } from '#schemas/generated/platform.ts';

type Verb = 'get' | 'post' | 'put' | 'delete';

/** Paths of the contract that have a call with this verb. */
type PathOf<V extends Verb> = { [Path in keyof paths]: paths[Path][V] extends object ? Path : never }[keyof paths];

/** Does what `fetch` does, with the signal that ends the call. */
export type Send = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** What every call may say of itself. */
interface CallSettings {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean;
  /** Milliseconds after which it counts as failed, where it may take longer than others. */
  timeout?: number;
  /** Sends the request where `fetch` cannot do what is needed, as to tell how much has been sent. */
  send?: Send;
}

type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { params: { query: Query } }
  : Operation extends { parameters: { query?: infer Query } }
    ? { params?: { query?: Query } }
    : unknown;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content]; bodySerializer?: (body: Content[keyof Content]) => string }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content]; bodySerializer?: (body: Content[keyof Content]) => string }
    : unknown;

type CallOptions<Path extends keyof paths, V extends Verb> = CallSettings &
  QueryOf<paths[Path][V]> &
  BodyOf<paths[Path][V]>;

/** The options may be left out where the contract asks for nothing. */
type Rest<Options> = object extends Options ? [options?: Options] : [options: Options];

type Call<V extends Verb> = <Path extends PathOf<V>>(
  path: Path,
  ...rest: Rest<CallOptions<Path, V>>
) => Promise<Answer>;

/** What came back, before anybody has looked at it: `data` of an answer that says it is good, else `error`. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** A call for each path and verb of the contract. */
export interface PlatformClient {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  DELETE: Call<'delete'>;
}

/** A call's options when their types have done their work. */
export interface PlainOptions extends CallSettings {
  params?: { query?: object };
  body?: unknown;
  bodySerializer?: (body: never) => string;
}

/** Makes the client of one function that sends. */
export function clientOf(
  send: (method: string, path: string, options: PlainOptions) => Promise<Answer>,
): PlatformClient {
  function call<V extends Verb>(method: Uppercase<V>): Call<V>;
  function call(method: string) {
    return (path: string, options: PlainOptions = {}) => send(method, path, options);
  }
  return { GET: call('GET'), POST: call('POST'), PUT: call('PUT'), DELETE: call('DELETE') };
}
