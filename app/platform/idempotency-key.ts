import { useRef } from 'react';

/** A key that tells one intent from all others. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** The key of an intent: whoever tries the same again sends the same key, so that it is carried out once. */
export function useIdempotencyKey(): (intent: string) => string {
  const last = useRef({ intent: '', key: '' });
  return (intent) => {
    if (last.current.intent !== intent) last.current = { intent, key: createIdempotencyKey() };
    return last.current.key;
  };
}
