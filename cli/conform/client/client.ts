import type { Operation } from '../contract/operation.ts';
import type { Connection, Outgoing } from './connect.ts';
import { encrypt, type PayloadKey } from './encrypt.ts';
import { type Answer, type Caller, type Exchange, NO_ANSWER } from './exchange.ts';
import type { Secrets } from './secrets.ts';

/** Values of a query; those that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallRequest {
  readonly as?: Caller;
  readonly query?: Query;
  /** The body as JSON, before it is encrypted or written as a form. */
  readonly body?: unknown;
  /** A body that is sent as it is, in place of `body`. */
  readonly raw?: { readonly type: string | undefined; readonly text: string | undefined };
  readonly headers?: Readonly<Record<string, string>>;
  /** A token in place of the caller's. */
  readonly token?: string;
}

/** A request to any address. */
export interface FreeRequest extends CallRequest {
  readonly method: string;
  readonly path: string;
  readonly operation?: Operation;
}

/** Sends calls as a site does, and tells of each. */
export interface Client {
  call(operation: Operation, request?: CallRequest): Promise<Exchange>;
  send(request: FreeRequest): Promise<Exchange>;
  tokenOf(caller: Caller): string | undefined;
  setToken(caller: Caller, token: string | undefined): void;
  /** The key for encrypted payloads; null before it is known. */
  readonly key: { current: PayloadKey | null };
}

export interface ClientOptions {
  readonly connection: Connection;
  readonly secrets: Secrets;
  /** Origin of the page that calls, as a browser sends it with all but GET. */
  readonly origin: string;
  /** Hears of every exchange. */
  readonly hear: (exchange: Exchange) => void;
}

export function createClient({ connection, secrets, origin, hear }: ClientOptions): Client {
  const tokens = new Map<Caller, string>();
  const key: Client['key'] = { current: null };
  let hasAnswered = false;
  /** A platform that has answered before may drop a connection: a rule judges that, and the run goes on. */
  const received = async (address: string, outgoing: Outgoing): Promise<Answer> => {
    try {
      const answer = await read(await connection(address, outgoing));
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!hasAnswered || !(error instanceof Error)) throw error;
      return { status: NO_ANSWER, headers: new Headers(), text: error.message, body: undefined, arrived: Date.now() };
    }
  };
  const send = async (request: FreeRequest): Promise<Exchange> => {
    const { method, path, as = 'visitor', query = {}, operation } = request;
    const address = path + queryText(query);
    const token = request.token ?? tokens.get(as);
    const { type, text } = await payloadOf(request, key.current);
    const headers = {
      platform: 'WEB',
      ...(method !== 'GET' && { origin }),
      ...(type !== undefined && { 'content-type': type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...request.headers,
    };
    const answer = await received(address, { method, headers, body: text });
    const { authorization: _secret, ...shown } = headers;
    const body = request.raw ? request.raw.text : request.body;
    const sent = {
      caller: as,
      method,
      address: secrets.hideIn(address),
      headers: shown,
      body: shortened(secrets.without(body)),
    };
    const exchange = { operation, sent, answer };
    hear(exchange);
    return exchange;
  };
  return {
    send,
    call: (operation, request = {}) => send({ ...request, method: operation.method, path: operation.path, operation }),
    tokenOf: (caller) => tokens.get(caller),
    setToken: (caller, token) => {
      if (token === undefined) tokens.delete(caller);
      else tokens.set(caller, token);
      if (token !== undefined) secrets.add(token);
    },
    key,
  };
}

function queryText(query: Query): string {
  const values = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const text = new URLSearchParams(Object.fromEntries(values)).toString();
  return text === '' ? '' : `?${text}`;
}

interface Payload {
  readonly type: string | undefined;
  readonly text: string | undefined;
}

async function payloadOf({ raw, body, operation }: FreeRequest, key: PayloadKey | null): Promise<Payload> {
  if (raw) return raw;
  if (body === undefined) return { type: undefined, text: undefined };
  const type = operation?.body?.type ?? 'application/json';
  const json = JSON.stringify(body);
  if (type === 'application/x-www-form-urlencoded') return { type, text: formText(body) };
  if (type === 'application/json') return { type, text: json };
  if (key === null) throw new Error('A payload is to be encrypted before the platform has told its key.');
  return { type, text: await encrypt(json, key) };
}

function formText(body: unknown): string {
  const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const fields = Object.entries(Object(body)).map(([name, value]) => [name, written(value)] as const);
  return new URLSearchParams(Object.fromEntries(fields)).toString();
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text), arrived: Date.now() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_SHOWN = 2000;

/** A huge body is kept by its beginning. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_SHOWN) return value;
  return `${value.slice(0, LONGEST_SHOWN)}… (${value.length} characters)`;
}
