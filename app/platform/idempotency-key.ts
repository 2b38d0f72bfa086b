import { useRef } from 'react';

/** A requested action with money or points, and the idempotency key it is sent with. */
export interface Intent {
  readonly content: string;
  readonly idempotencyKey: string;
}

/** Nothing is pending. */
export const NO_INTENT: Intent = { content: '', idempotencyKey: '' };

/**
 * Returns the last intent when the content is the same, so that a retry keeps its key and is carried out once; otherwise a
 * new intent. After a success, pass `NO_INTENT`.
 */
export function intentTo(content: string, last: Intent): Intent {
  return last.idempotencyKey && last.content === content ? last : { content, idempotencyKey: createKey() };
}

/**
 * Sends one intent at a time. A retry after a failure keeps the key; after a success the same content counts as a new
 * intent.
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

/** 32 digits; `randomUUID` needs a secure context. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
