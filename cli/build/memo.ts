/** Computes a value once per key and drops the oldest above a limit. Failures are not kept. */
export type Memo<Value> = (key: string, make: () => Promise<Value> | Value) => Promise<Value>;

export function createMemo<Value>(limit: number): Memo<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key, make) => {
    const cached = values.get(key);
    if (cached) return cached;
    const value = Promise.resolve().then(make);
    values.set(key, value);
    value.catch(() => values.delete(key));
    for (const oldest of values.keys()) {
      if (values.size <= limit) break;
      values.delete(oldest);
    }
    return value;
  };
}
