import { KNOWN_WORDS } from './known-words.ts';

/** Characters of a message that are looked at. */
const LONGEST = 1000;

/** Words of a message that are kept. */
const MOST_WORDS = 24;

const UNKNOWN = '…';

/**
 * A message by its known words, with … for everything else. It can hold nothing of a person, because all that it can hold is
 * listed in `KNOWN_WORDS`.
 */
export function plainMessage(message: string): string {
  const parts = message
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[\s"'`’“”().,:;=[\]{}<>/\\]+/);
  const plain = parts.filter((part) => part !== '').map((part) => (KNOWN_WORDS.has(part) ? part : UNKNOWN));
  const once = plain.filter((word, at) => word !== UNKNOWN || plain[at - 1] !== UNKNOWN);
  return once.slice(0, MOST_WORDS).join(' ');
}
