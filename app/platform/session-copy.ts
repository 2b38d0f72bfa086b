import { tabStorage } from '#app/storage/storage.ts';
import type { PlatformClient } from './platform-client.ts';
import { replay } from './replay.ts';

/** Milliseconds that a stored answer stays valid: a vendor that the operator switches off disappears within five minutes. */
const GOOD_FOR = 300_000;

interface Copy {
  at: number;
  answer: unknown;
}

/**
 * Answers a call from session storage, or makes it and stores the answer, unless records were left out of it or it is
 * empty. Ignores copies that are too old or break the contract.
 * @param load makes the call with the given client
 */
export async function throughSession<Value>(
  key: string,
  platform: PlatformClient,
  load: (platform: PlatformClient) => Promise<Value>,
): Promise<Value> {
  const copy = readCopy(key);
  // The device's clock may have been set back meanwhile.
  if (copy && Math.abs(Date.now() - copy.at) < GOOD_FOR) {
    const kept = await load(replay(copy.answer)).catch(() => undefined);
    if (kept !== undefined) return kept;
  }
  let answer: unknown;
  let sent = '';
  const value = await load(async (...call) => {
    const whole = await platform(...call);
    answer = whole.data;
    sent = JSON.stringify(answer);
    return whole;
  });
  const fresh: Copy = { at: Date.now(), answer };
  // The check leaves out of an answer what breaks the contract, and the next page may get the whole.
  // An empty list may be a passing fault, and would leave the site without games for as long as its copy is good.
  if (JSON.stringify(answer) === sent && hasContent(value)) tabStorage.setItem(key, JSON.stringify(fresh));
  return value;
}

function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasContent) : value !== undefined;
}

function readCopy(key: string): Copy | null {
  try {
    const copy: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null');
    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

function isCopy(copy: unknown): copy is Copy {
  return typeof copy === 'object' && copy !== null && 'answer' in copy && 'at' in copy && typeof copy.at === 'number';
}
