import { vi } from 'vitest';

/**
 * Breaks both storages for a test, until `vi.unstubAllGlobals()`. A forbidden one throws at every use, a full one is empty and
 * refuses writes.
 */
export function breakStorage(state: 'forbidden' | 'full'): void {
  const storage = state === 'forbidden' ? forbidden() : full();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

function forbidden(): object {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return new Proxy({}, { get: refuse, ownKeys: refuse });
}

function full(): object {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return { getItem: () => null, setItem: refuse, removeItem: () => undefined };
}
