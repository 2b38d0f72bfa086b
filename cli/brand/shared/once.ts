/** Memoises a function by its key. */
export function oncePerKey<T>(make: (key: string) => T): (key: string) => T {
  const answers = new Map<string, { readonly answer: T }>();
  return (key) => {
    const cached = answers.get(key);
    if (cached) return cached.answer;
    const answer = make(key);
    answers.set(key, { answer });
    return answer;
  };
}
