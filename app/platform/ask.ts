import { isObject, type OnLeftOut } from '#schemas/generated/validators/guard-parts.ts';
import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

/**
 * Makes a call and checks its answer against the contract. Only the generated functions in `operations/` use it, so each
 * operation always runs with its own guard.
 * @param isValue guard for the operation's value
 * @param property of the answer that holds the value; empty for the whole answer
 * Records that break it are left out of lists and reported, as is an answer that is broken as a whole. A list of which
 * nothing is left is broken: to show it would say that there are no records.
 * @throws PlatformError for every failure except an abort, which is rethrown as it is
 */
export async function ask<Value>(
  platform: PlatformClient,
  operation: string,
  call: PlatformCall,
  isValue: Guard<Value>,
  property = 'value',
): Promise<Value> {
  const { data, response } = await successOf(platform(operation, call));
  const value = property ? data[property] : data;
  let leftOut = 0;
  const onLeftOut: OnLeftOut = (count, first) => {
    leftOut += count;
    report(`${operation}: ${count} left out`, first);
  };
  if (passes(isValue, value, onLeftOut) && !(leftOut && isEmpty(value))) return value;
  report(operation, value);
  throw new PlatformError('broken', { status: response.status });
}

/** Makes a call whose answer holds nothing but success. @throws PlatformError as `ask` does */
export async function send(platform: PlatformClient, operation: string, call: PlatformCall): Promise<void> {
  await successOf(platform(operation, call));
}

interface Success {
  data: Envelope;
  response: Response;
}

/** The base shape of every successful answer. */
type Envelope = Record<string, unknown>;

async function successOf(call: Promise<Answer>): Promise<Success> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof PlatformError || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
    throw new PlatformError('broken', { cause });
  });
  // Some platforms refuse with a good status.
  if (!response.ok || error) throw errorFromAnswer(response, error);
  if (!isEnvelope(data)) throw new PlatformError('broken', { status: response.status });
  return { data, response };
}

function isEnvelope(data: unknown): data is Envelope {
  if (!isObject(data)) return false;
  const { success, message = '' } = data;
  return success === true && typeof message === 'string';
}

/** Whether a list, or one page of it, has no records. */
function isEmpty(value: unknown): boolean {
  const list = isObject(value) ? (value['content'] ?? value['games']) : value;
  return Array.isArray(list) && list.length === 0;
}

/** Tells the operator's engineers what breaks the contract, in the browser's console. */
function report(what: string, data: unknown): void {
  // biome-ignore lint/suspicious/noConsole: an error event would count as a failure of the site
  console.warn('Contract:', what, data);
}

type Guard<Value> = (value: unknown, onLeftOut: OnLeftOut) => value is Value;

/** A deeply nested answer can overflow the stack of any guard; that breaks the contract too. */
function passes<Value>(isValue: Guard<Value>, value: unknown, onLeftOut: OnLeftOut): value is Value {
  try {
    return isValue(value, onLeftOut);
  } catch {
    return false;
  }
}
