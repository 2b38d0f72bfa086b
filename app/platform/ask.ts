import type { Answer } from './platform-client.ts';
import { errorFromAnswer, PlatformError } from './platform-error.ts';

/**
 * Waits for a call and lets its answer through only when it keeps the contract.
 * @param isValid the operation's generated validator
 * @throws PlatformError whatever went wrong; never anything else but an abort
 */
export async function ask<Value>(call: Promise<Answer>, isValid: (value: unknown) => value is Value): Promise<Value> {
  const { data, error, response } = await settle(call);
  if (!response.ok) throw errorFromAnswer(response, error);
  if (!passes(isValid, data)) throw new PlatformError('broken', { status: response.status });
  return data;
}

/** An answer that is nested deep enough exhausts the stack of any validator; that is out of contract too. */
function passes<Value>(isValid: (value: unknown) => value is Value, data: unknown): data is Value {
  try {
    return isValid(data);
  } catch {
    return false;
  }
}

async function settle(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof PlatformError || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
    throw new PlatformError('broken', { cause });
  }
}
