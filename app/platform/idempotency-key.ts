import { useRef } from 'react';

/** What somebody wants done with money or points, and the key that it is sent under. */
export interface Intent {
  readonly content: string;
  readonly idempotencyKey: string;
}

/** Nothing was sent, or what was is done with. */
export const NO_INTENT: Intent = { content: '', idempotencyKey: '' };

/**
 * The intent to do this: the last one when it is the same again, whatever became of the call, so that it is carried out
 * once, and another one else. Once it has been carried out the next one follows `NO_INTENT`.
 */
export function intentTo(content: string, last: Intent): Intent {
  return last.idempotencyKey && last.content === content ? last : { content, idempotencyKey: createKey() };
}

/**
 * Carries out one intent after another. What did not get through is sent again under the same key; what did is done with,
 * so that the same once more is another intent.
 */
export function useIntent() {
  const last = useRef(NO_INTENT);
  return async <Answer>(content: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    last.current = intentTo(content, last.current);
    const answer = await send(last.current.idempotencyKey);
    last.current = NO_INTENT;
    return answer;
  };
}

/** 32 digits; `randomUUID` would want a secure address. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
