import { vi } from 'vitest';
import { operationList } from '#schemas/generated/operation-list.ts';
import type { operations, Problem } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { UploadDouble } from './upload-double.fixture.ts';

export type OperationId = keyof typeof operationList;

/** The value an operation's function returns, as `ask` unwraps it; undefined where the contract has only success. */
type ValueOf<Id extends OperationId> = (typeof operationList)[Id]['answer'] extends infer Property
  ? Property extends keyof Good<Id>
    ? Good<Id>[Property]
    : Property extends ''
      ? Omit<Good<Id>, 'success' | 'message'>
      : undefined
  : never;
/** A file is answered with a whole response. */
type Good<Id extends OperationId> = operations[Id]['responses'][200]['content'] extends {
  'application/json': infer Body;
}
  ? Body
  : undefined;

/** A value as JSON carries it: amounts of money are plain numbers until the answer is checked. */
export type Sent<Value> = Value extends MinorUnits
  ? number
  : Value extends object
    ? { [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** A call as the platform received it. */
export interface RecordedCall {
  id: OperationId;
  query: Record<string, string>;
  /** Parsed JSON, or the text if it isn't JSON; undefined when empty. */
  body: unknown;
  request: Request;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** Answers an operation with its value, or with a whole response, such as a refusal. */
export type Fake<Id extends OperationId> = (call: RecordedCall) => MaybePromise<Sent<ValueOf<Id>> | Response>;

export type Fakes = { readonly [Id in OperationId]?: Fake<Id> };

/**
 * Replaces `fetch` and uploads in a test by a platform that answers the given operations and returns 404 for all others.
 * Remove it with `vi.unstubAllGlobals()`.
 * @param others answers requests that are not for the platform
 */
export function fakePlatform(
  fakes: Fakes,
  others: (address: string, init?: RequestInit) => MaybePromise<Response> = () => notFound(),
) {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('XMLHttpRequest', UploadDouble);
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    if (typeof request === 'string') return others(request, init);
    const id = operationOf(request);
    if (id === undefined) return others(request.url);
    const { searchParams } = new URL(request.url);
    const text = request.body === null ? '' : await request.clone().text();
    const call = { id, query: Object.fromEntries(searchParams), body: text ? parsed(text) : undefined, request };
    calls.push(call);
    const fake: ((call: RecordedCall) => unknown) | undefined = fakes[id];
    if (!fake) return notFound();
    const answer = await Promise.race([fake(call), abortOf(init?.signal)]);
    return answer instanceof Response ? answer : success(id, answer);
  });
  return {
    calls,
    /** Calls of one operation, in order. */
    callsOf: (id: OperationId) => calls.filter((call) => call.id === id),
    /** The operations called, in order. */
    ids: () => calls.map(({ id }) => id),
  };
}

/**
 * For tests with a page: a payload as it is, which a test can read. jsdom's typed arrays are not those that the browser's own
 * encryption takes; journeys send payloads encrypted.
 */
export const sealPlainly = async (payload: object) => JSON.stringify(payload);

/** Rejects when the signal aborts, as `fetch` does. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/** A successful response with the value wrapped as the contract has it. */
function success(id: OperationId, value: unknown): Response {
  const { answer } = operationList[id];
  if (answer === null) return Response.json({ success: true });
  return Response.json({ success: true, ...(answer === '' ? Object(value) : { [answer]: value }) });
}

/** An error response as the contract has it. */
export function refusal(
  status: number,
  problem: Partial<Problem> = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json({ success: false, message: '', ...problem }, { status, headers });
}

function notFound(): Response {
  return refusal(404, { errorCode: 'not_found' });
}

function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  return ids.find((id) => operationList[id].method === method && operationList[id].path === pathname);
}

const isOperation = (id: string): id is OperationId => id in operationList;
const ids = Object.keys(operationList).filter(isOperation);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
