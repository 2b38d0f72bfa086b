import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

/**
 * Makes a call and checks its answer against the contract. Only the generated functions in `operations/` use it, so each
 * operation always runs with its own guard.
 * @param isValue guard for the operation's value
 * @param property of the answer that holds the value; empty for the whole answer
 * @throws PlatformError for every failure except an abort, which is rethrown as it is
 */
export async function ask<Value>(
  platform: PlatformClient,
  operation: string,
  call: PlatformCall,
  isValue: (value: unknown) => value is Value,
  property = 'value',
): Promise<Value> {
  const { data, response } = await successOf(platform(operation, call));
  const value = property ? data[property] : data;
  if (!passes(isValue, value)) throw new PlatformError('broken', { status: response.status });
  return value;
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
  if (typeof data !== 'object' || data === null) return false;
  const { success, message = '' }: { success?: unknown; message?: unknown } = data;
  return success === true && typeof message === 'string';
}

/** A deeply nested answer can overflow the stack of any guard; that breaks the contract too. */
function passes<Value>(isValue: (value: unknown) => value is Value, value: unknown): value is Value {
  try {
    return isValue(value);
  } catch {
    return false;
  }
}
