/**
 * A storage of this browser that never throws. A browser may forbid storage altogether, even reading the global, and a
 * full one refuses writes.
 */
export interface SafeStorage {
  /** Null also when the storage is forbidden. */
  getItem(key: string): string | null;
  /** Returns whether the value is stored. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

/** Session storage: lasts as long as the tab. */
export const tabStorage = safeStorage('sessionStorage');

/** Local storage: lasts on this device. */
export const deviceStorage = safeStorage('localStorage');

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(globalThis[name]);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value) ?? true, false),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt(Object.keys, []),
  };
}
