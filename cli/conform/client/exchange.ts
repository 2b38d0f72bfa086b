import type { Operation } from '../contract/operation.ts';

/** Who sends a call. */
export type Caller = 'visitor' | 'member' | 'other member' | 'agent' | 'trial account' | 'operator';

/** What was sent. Nothing in it is secret: passwords and tokens are replaced before it is kept. */
export interface SentCall {
  readonly caller: Caller;
  readonly method: string;
  /** With its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, or the plaintext of an encrypted one; undefined without. */
  readonly body: unknown;
}

/** Status of an answer that did not come: the connection broke, or the platform took too long. */
export const NO_ANSWER = 0;

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
  /** When it arrived, by this machine's clock. */
  readonly arrived: number;
}

/** A call and its answer. */
export interface Exchange {
  /** Undefined for an address outside the contract. */
  readonly operation: Operation | undefined;
  readonly sent: SentCall;
  readonly answer: Answer;
}

/** The `errorCode` of a refusal; undefined for a success and for what is no answer of the contract. */
export function codeOf({ answer: { body } }: Exchange): string | undefined {
  const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errorCode') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Whether the platform says that it lacks the call: 501, or 404 `unknown_operation`. */
export function isLacking(exchange: Exchange): boolean {
  const { status } = exchange.answer;
  return status === 501 || (status === 404 && codeOf(exchange) === 'unknown_operation');
}

/** Such as `403 trial_account`, or `no answer`. */
export function outcomeOf(exchange: Exchange): string {
  if (exchange.answer.status === NO_ANSWER) return 'no answer';
  return [exchange.answer.status, codeOf(exchange) ?? ''].join(' ').trim();
}
