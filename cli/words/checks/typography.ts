import { withoutParts } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** What no text may hold, in any language, with what to write instead. */
const WRONG: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/[ \u00a0\u202f]{2}/u, 'has two spaces in a row'],
  [/^\s|\s$/u, 'begins or ends with a space'],
  [/"/u, 'has a straight quotation mark; write those of the language'],
  [/'/u, 'has a straight apostrophe; write ’'],
  [/\.\.\./u, 'has three dots; write …'],
  // Tabs, other control characters, marks that reverse a text, and what stands for a character that was lost.
  [/[\p{Cc}\u202a-\u202e\ufeff\ufffd]/u, 'has a character that is not seen, or was lost'],
  [/[\u2066-\u2068][^\u2069]*$|^[^\u2066-\u2068]*\u2069/u, 'opens or closes a direction alone'],
  [/\s[,.](?!\S)/u, 'has a space before a point or a comma'],
];

/** Signs that no text of the site may have: spaces, quotation marks, dots and characters that are not seen. */
export function typographyFaults({ english, text }: TextPair): TextFault[] {
  const plain = spoken(text);
  return WRONG.filter(([pattern]) => pattern.test(plain) && !pattern.test(spoken(english))).map(([, says]) => ({
    check: 'typography',
    says,
  }));
}

function spoken(text: string): string {
  return withoutParts(text, 'x').replaceAll('\n', ' ');
}
