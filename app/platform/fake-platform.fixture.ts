import { vi } from 'vitest';
import { operationList } from '#schemas/generated/operation-list.ts';
import type { operations, Problem } from '#schemas/generated/platform.ts';

export type OperationId = keyof typeof operationList;

/** What an operation's function is worth, as `ask` unwraps it; nothing but success where the contract says no more. */
type ValueOf<Id extends OperationId> = (typeof operationList)[Id]['answer'] extends infer Property
  ? Property extends keyof Good<Id>
    ? Good<Id>[Property]
    : Property extends ''
      ? Omit<Good<Id>, 'success' | 'message'>
      : undefined
  : never;
type Good<Id extends OperationId> = operations[Id]['responses'][200]['content']['application/json'];

/** A call as the platform got it. */
export interface AskedCall {
  id: OperationId;
  query: Record<string, string>;
  /** Parsed where it is JSON, else its text; undefined where there is none. */
  body: unknown;
  request: Request;
}

type MaybeLater<Value> = Value | Promise<Value>;

/** Answers an operation with its value, or with a response of its own, as when it refuses. */
export type Fake<Id extends OperationId> = (call: AskedCall) => MaybeLater<ValueOf<Id> | Response>;

export type Fakes = { readonly [Id in OperationId]?: Fake<Id> };

/**
 * For tests: takes the place of `fetch` with a platform that answers the operations that it is given and knows no other.
 * Remove it by `vi.unstubAllGlobals()`.
 * @param others answers what is not for the platform
 */
export function fakePlatform(fakes: Fakes, others: (address: string) => MaybeLater<Response> = () => notFound()) {
  const asked: AskedCall[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return others(request);
    const id = operationOf(request);
    if (id === undefined) return others(request.url);
    const { searchParams } = new URL(request.url);
    const text = await request.clone().text();
    const call = { id, query: Object.fromEntries(searchParams), body: text ? parsed(text) : undefined, request };
    asked.push(call);
    const fake: ((call: AskedCall) => unknown) | undefined = fakes[id];
    if (!fake) return notFound();
    const answer = await fake(call);
    return answer instanceof Response ? answer : good(id, answer);
  });
  return {
    asked,
    /** Calls of one operation, in their order. */
    callsOf: (id: OperationId) => asked.filter((call) => call.id === id),
    /** The operations that were called, in their order. */
    ids: () => asked.map(({ id }) => id),
  };
}

/** A good answer as it travels. */
function good(id: OperationId, value: unknown): Response {
  const { answer } = operationList[id];
  if (answer === null) return Response.json({ success: true });
  return Response.json({ success: true, ...(answer === '' ? Object(value) : { [answer]: value }) });
}

/** An answer that says no, as the contract has it. */
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
