import { AdapterError, adaptAnswer, adaptRequest, type RunningAdapter, type SentCall } from '#schemas/adapter/adapt.ts';

/** What is known of the calls when the adapter is compiled. */
export interface AdaptedCalls {
  /** operationId of each call that the adapter names, by method and path. */
  readonly ids: Readonly<Record<string, string>>;
  /** Calls that another platform answers by the contract. */
  readonly except?: readonly string[];
}

/** Where a platform is called. */
const CALLS = /^\/(wps|lgw|lotto)\//;

/**
 * Lets the operator's adapter stand between the site and `fetch`. Here and not in the platform's client, as every brand has
 * that, and few an adapter. What throws in it is reported, and the answer counts as broken.
 */
export function adaptFetch(adapter: RunningAdapter, { ids, except = [] }: AdaptedCalls): void {
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const call = input instanceof Request ? callOf(input) : undefined;
    if (call === undefined || !(input instanceof Request) || except.includes(call)) return plain(input, init);
    const id = Object.hasOwn(ids, call) ? ids[call] : undefined;
    const send = (request: Request) => plain(request, init);
    return adapted(adapter, { id, call }, input, send).catch(brokenAnswer);
  };
}

interface NamedCall {
  /** Of a call that the adapter names. */
  readonly id: string | undefined;
  readonly call: string;
}

async function adapted(
  adapter: RunningAdapter,
  named: NamedCall,
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { id } = named;
  const isChanged = id !== undefined && adapter.calls?.[id]?.request !== undefined;
  return read(adapter, named, await send(isChanged ? await changed(adapter, id, request) : request));
}

function brokenAnswer(cause: unknown): Response {
  if (!(cause instanceof AdapterError)) throw cause;
  // biome-ignore lint/suspicious/noConsole: for the operator's engineers, whose code failed
  console.error(cause);
  return Response.json(null);
}

function callOf({ url, method }: Request): string | undefined {
  const { pathname } = new URL(url);
  return CALLS.test(pathname) ? `${method} ${pathname}` : undefined;
}

async function changed(adapter: RunningAdapter, id: string, request: Request): Promise<Request> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const { method, path, query, headers, body } = adaptRequest(adapter, id, {
    ...{ method: request.method, path: pathname, query: Object.fromEntries(searchParams) },
    ...{ headers: Object.fromEntries(request.headers), body: isJson ? JSON.parse(text) : text || undefined },
  });
  const { keepalive, signal } = request;
  const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  return new Request(`${origin}${path}${queryOf(query)}`, {
    ...{ method, headers, keepalive, signal },
    ...(sent !== undefined && { body: sent }),
  });
}

function queryOf(query: SentCall['query']): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

async function read(adapter: RunningAdapter, { id, call }: NamedCall, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.clone().text();
  const body = parsed(text);
  if (body === undefined) return response;
  const { status, statusText, headers } = response;
  const answer = adaptAnswer(adapter, id, { call, status }, body);
  return new Response(JSON.stringify(answer), { status, statusText, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
