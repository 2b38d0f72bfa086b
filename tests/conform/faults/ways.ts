import { propertiesOf } from '#sandbox/json-object.ts';
import { encrypt } from '#sandbox/testing/test-sandbox.ts';
import type { Behave, FaultyCall, FaultyPlatform, Pass } from './fault.ts';

/** JSON that a fault changes in place. */
export type Json = Record<string, unknown>;

/** Applies a behaviour to calls whose address begins with one of these; others pass. */
export function at(starts: string | readonly string[], behave: Behave): Behave {
  const all = [starts].flat();
  return (call, pass, platform) =>
    all.some((start) => call.address.startsWith(start)) ? behave(call, pass, platform) : pass();
}

/** As `at`, for one method. */
export function by(method: string, start: string, behave: Behave): Behave {
  return at(start, (call, pass, platform) => (call.method === method ? behave(call, pass, platform) : pass()));
}

/** Changes the JSON of answers with a status. */
export function answering(change: (body: Json, call: FaultyCall) => unknown, status = 200): Behave {
  return async (call, pass) => {
    const response = await pass();
    if (response.status !== status) return response;
    const body: Json = { ...propertiesOf(await response.json()) };
    return json(change(body, call) ?? body, response);
  };
}

/** Changes fields of what stands in `value`. */
export function inValue(change: (value: Json) => unknown): Behave {
  return answering((body) => {
    const value: Json = { ...propertiesOf(body['value']) };
    return { ...body, value: change(value) ?? value };
  });
}

/** Changes headers of every answer. */
export function withHeaders(change: (headers: Headers, call: FaultyCall) => void): Behave {
  return async (call, pass) => {
    const response = await pass();
    const headers = new Headers(response.headers);
    change(headers, call);
    return new Response(await bodyOf(response), { status: response.status, headers });
  };
}

/** Answers with another status and body where the sandbox answers with one. */
export function inPlaceOf(status: number, answer: (body: Json) => { status: number; body: unknown }): Behave {
  return async (_call, pass) => {
    const response = await pass();
    if (response.status !== status) return response;
    const other = answer({ ...propertiesOf(await response.json()) });
    return json(other.body, response, other.status);
  };
}

/** Changes what was sent, inside the encryption if there is some. */
export function sending(change: (body: Json, call: FaultyCall) => unknown): Behave {
  return async (call, pass, platform) => {
    if (call.body === undefined) return pass();
    const isSecret = call.headers['content-type'] === 'application/jose';
    const text = isSecret ? await opened(call.body, platform) : call.body;
    const sent = text === undefined ? undefined : parsed(text);
    if (sent === undefined) return pass();
    const body = JSON.stringify(change(sent, call) ?? sent);
    const { publicJwk } = platform.sandbox.platform.key;
    return pass({ body: isSecret ? await encrypt(publicJwk, body) : body });
  };
}

/** Changes the query. */
export function asking(change: (query: URLSearchParams) => void): Behave {
  return (call, pass) => {
    const url = new URL(call.address, 'http://platform');
    change(url.searchParams);
    return pass({ address: url.pathname + url.search });
  };
}

/** Carries a call out in the name of another account, where that is not the caller. */
export function inNameOf(username: string, isMeant: (call: FaultyCall) => boolean = () => true): Behave {
  return (call, pass, { tokens }) => {
    const token = tokens.get(username);
    if (token === undefined || !isMeant(call)) return pass();
    return pass({ headers: { ...call.headers, authorization: `Bearer ${token}` } });
  };
}

export function isVisitors({ headers }: FaultyCall): boolean {
  return headers['authorization'] === undefined;
}

/** Sends a call that was refused with a code a second time, changed. */
export function insisting(code: string, change: (body: Json) => unknown): Behave {
  return async (call, pass, platform) => {
    const response = await pass();
    const copy = propertiesOf(await response.clone().json());
    return copy['errorCode'] === code ? sending(change)(call, pass, platform) : response;
  };
}

/** An answer of JSON, with the headers of the one that it replaces. */
export function json(body: unknown, like: Response, status = like.status): Response {
  const headers = new Headers(like.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/** A success without anything, with the headers of an answer of the sandbox. */
export async function done(pass: Pass): Promise<Response> {
  return json({ success: true }, await pass(), 200);
}

async function bodyOf(response: Response): Promise<string | null> {
  return response.status === 204 ? null : response.text();
}

async function opened(jwe: string, { sandbox }: FaultyPlatform): Promise<string | undefined> {
  return sandbox.platform.key.decrypt(jwe).catch(() => undefined);
}

function parsed(text: string): Json | undefined {
  try {
    return { ...propertiesOf(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}
