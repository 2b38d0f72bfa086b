/** Milliseconds that a stored answer stays good: a vendor that the operator switches off is gone within five minutes. */
const GOOD_FOR = 300_000;

interface Copy {
  at: number;
  answer: unknown;
}

/**
 * Answers from this session's storage, or asks and stores the answer there. A copy that is old or out of contract is
 * not used; a storage that is full or forbidden is done without.
 */
export async function throughSession<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  load: () => Promise<Value>,
): Promise<Value> {
  const copy = readCopy(key);
  if (copy && Date.now() - copy.at < GOOD_FOR && isValid(copy.answer)) return copy.answer;
  const answer = await load();
  writeCopy(key, { at: Date.now(), answer });
  return answer;
}

function readCopy(key: string): Copy | null {
  try {
    const copy: Partial<Copy> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof copy?.at === 'number' ? { at: copy.at, answer: copy.answer } : null;
  } catch {
    return null;
  }
}

function writeCopy(key: string, copy: Copy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // Without room the next page asks again.
  }
}
