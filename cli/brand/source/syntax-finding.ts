import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { plainText } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';

const messages: Record<string, { expected: string; fix: string }> = {
  PropertyNameExpected: { expected: 'a key in double quotes', fix: 'Write the key as "key", in double quotes.' },
  ValueExpected: { expected: 'a value', fix: 'Write a value here, or remove the key.' },
  ColonExpected: { expected: 'a colon', fix: 'Put a colon between the key and its value.' },
  CommaExpected: { expected: 'a comma', fix: 'Put a comma before this.' },
  CloseBraceExpected: { expected: 'a comma or }', fix: 'Close the object with }.' },
  CloseBracketExpected: { expected: 'a comma or ]', fix: 'Close the list with ].' },
  EndOfFileExpected: { expected: 'the end of the file', fix: 'Remove everything after the last }.' },
  InvalidNumberFormat: { expected: 'a number', fix: 'Write the number in digits, such as 21 or 0.5.' },
  UnexpectedEndOfString: { expected: 'a closing double quote', fix: 'Close the text with a double quote.' },
  UnexpectedEndOfComment: { expected: 'the end of the comment', fix: 'Close the comment with */.' },
  UnexpectedEndOfNumber: { expected: 'more digits', fix: 'Finish the number.' },
  InvalidUnicode: { expected: 'four hexadecimal digits after \\u', fix: 'Write the character itself.' },
  InvalidEscapeCharacter: {
    expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u',
    fix: 'Write \\\\ for a backslash.',
  },
  InvalidCharacter: { expected: 'text without control characters', fix: 'Write \\t for a tab and \\n for a new line.' },
};
const anything = { expected: 'valid JSON', fix: 'Put texts in double quotes; write true, false and null as they are.' };

/** Describes the position where a file stops being JSON. `found` is the text there, empty at the end of the file. */
export function syntaxFinding(code: ParseErrorCode, found: string): Finding {
  const { expected, fix } = messages[printParseErrorCode(code)] ?? anything;
  const received = found === '' ? 'the end of the file' : plainText(found);
  return { rule: 'syntax', message: 'This is not valid JSON.', expected, received, fix };
}
