import { KNOWN_WORDS } from './known-words.ts';

/** Characters of a message that are examined. */
const LONGEST = 1000;

/** Maximum number of words that are kept. */
const MOST_WORDS = 24;

const UNKNOWN = '…';

/**
 * Keeps the known words of a message and replaces everything else by …. The result cannot contain personal data, as
 * every possible word is in `KNOWN_WORDS`.
 */
export function plainMessage(message: string): string {
  const parts = message
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[\s"'`’“”().,:;=[\]{}<>/\\]+/);
  const plain = parts.filter((part) => part !== '').map((part) => (KNOWN_WORDS.has(part) ? part : UNKNOWN));
  const once = plain.filter((word, index) => word !== UNKNOWN || plain[index - 1] !== UNKNOWN);
  return once.slice(0, MOST_WORDS).join(' ');
}
