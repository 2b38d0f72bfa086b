/** Caches the result of a pure, expensive function on its first call, so that importing a module stays cheap. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
