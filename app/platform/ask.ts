import { errorFromAnswer, PlatformError } from './platform-error.ts';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Waits for a call and lets its answer through only when it keeps the contract.
 * @param isValid the operation's generated validator
 * @throws PlatformError whatever went wrong; never anything else but an abort
 */
export async function ask<Value>(call: Promise<Answer>, isValid: (value: unknown) => value is Value): Promise<Value> {
  const { data, error, response } = await settle(call);
  if (!response.ok) throw errorFromAnswer(response, error);
  if (!isValid(data)) throw new PlatformError('broken', { status: response.status, cause: data });
  return data;
}

async function settle(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof PlatformError || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
    throw new PlatformError('broken', { cause });
  }
}
