/** An adapter as it runs, with calls found by name. */
export interface RunningAdapter {
  envelope?(answer: unknown, about: About): unknown;
  readonly calls?: Readonly<Record<string, RunningCall | undefined>>;
}

interface RunningCall {
  request?(request: SentCall): Partial<SentCall>;
  answer?(answer: unknown, about: About): unknown;
}

interface About {
  readonly call: string;
  readonly status: number;
}

/** A call as it is sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Name of the file that every operator's adapter has. */
export const ADAPTER_FILE = 'platform.adapter.ts';

/** @param id operationId @throws with the place in the adapter that failed */
export function adaptRequest({ calls }: RunningAdapter, id: string, call: SentCall): SentCall {
  const change = calls?.[id]?.request;
  return change ? { ...call, ...run(`calls.${id}.request`, () => change(call)) } : call;
}

/**
 * An answer of the platform in the form of the contract.
 * @param id operationId; undefined if the adapter does not name the call
 * @throws with the place in the adapter that failed
 */
export function adaptAnswer(
  { envelope, calls }: RunningAdapter,
  id: string | undefined,
  about: About,
  body: unknown,
): unknown {
  const unwrapped = envelope ? run('envelope', () => envelope(body, about)) : body;
  const read = id === undefined ? undefined : calls?.[id]?.answer;
  if (!read || about.status >= 400 || isRefusal(unwrapped)) return unwrapped;
  return run(`calls.${id}.answer`, () => read(unwrapped, about));
}

function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

/** What the operator's code threw. */
export class AdapterError extends Error {
  override readonly name: string = 'AdapterError';
}

function run<Value>(place: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    throw new AdapterError(`${ADAPTER_FILE}: ${place} failed. ${String(cause)}`, { cause });
  }
}
