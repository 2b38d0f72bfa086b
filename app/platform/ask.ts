import type { Answer, PlatformCall, PlatformClient } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

/**
 * Makes a call and lets its answer through only when it keeps the contract. Only the generated functions in `operations/`
 * use it, so that an operation and the guard of another one never meet.
 * @param isValue the guard of what the operation answers
 * @param property what stands for the whole answer; empty for the answer itself
 * @throws PlatformError whatever went wrong; an abort alone stays what it is
 */
export async function ask<Value>(
  platform: PlatformClient,
  operation: string,
  call: PlatformCall,
  isValue: (value: unknown) => value is Value,
  property = 'value',
): Promise<Value> {
  const { data, response } = await settle(platform(operation, call));
  const value = property ? data[property] : data;
  if (!passes(isValue, value)) throw new PlatformError('broken', { status: response.status });
  return value;
}

/** Makes a call that answers no more than that it succeeded. @throws PlatformError as `ask` does */
export async function send(platform: PlatformClient, operation: string, call: PlatformCall): Promise<void> {
  await settle(platform(operation, call));
}

interface GoodAnswer {
  data: Envelope;
  response: Response;
}

/** What every good answer is, whatever else it holds. */
type Envelope = Record<string, unknown>;

async function settle(call: Promise<Answer>): Promise<GoodAnswer> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof PlatformError || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
    throw new PlatformError('broken', { cause });
  });
  if (!response.ok) throw errorFromAnswer(response, error);
  if (!isEnvelope(data)) throw new PlatformError('broken', { status: response.status });
  return { data, response };
}

function isEnvelope(data: unknown): data is Envelope {
  if (typeof data !== 'object' || data === null) return false;
  const { success, message = '' }: { success?: unknown; message?: unknown } = data;
  return success === true && typeof message === 'string';
}

/** An answer that is nested deep enough exhausts the stack of any guard; that is out of contract too. */
function passes<Value>(isValue: (value: unknown) => value is Value, value: unknown): value is Value {
  try {
    return isValue(value);
  } catch {
    return false;
  }
}
