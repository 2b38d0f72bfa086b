import { isUtf8 } from 'node:buffer';
import type { Finding } from '#cli/problems/problem.ts';
import type { TextPosition } from './text-position.ts';

export interface DecodeFault extends TextPosition {
  readonly finding: Finding;
}

/** Text of a UTF-8 file without its byte order mark, or the reason why it cannot be decoded. */
export function decodeText(bytes: Buffer): string | DecodeFault {
  if (hasUtf16Mark(bytes)) return fault(1, 1, utf16);
  const nul = bytes.indexOf(0);
  if (nul >= 0) return faultAt(bytes, nul, bytes.subarray(0, 4).includes(0) ? utf16 : binary);
  if (!isUtf8(bytes)) return invalidUtf8(bytes);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return bytes.toString('utf8', start);
}

const SAVE_AS_UTF8 = 'Save the file as UTF-8.';
const utf16: Finding = {
  rule: 'encoding',
  message: 'This file is not in UTF-8.',
  expected: 'text in UTF-8',
  received: 'what looks like UTF-16 or UTF-32',
  fix: SAVE_AS_UTF8,
};
const binary: Finding = {
  rule: 'encoding',
  message: 'This file is not text.',
  expected: 'text in UTF-8',
  received: 'binary data',
  fix: 'Put a JSON file here.',
};

function hasUtf16Mark(bytes: Buffer): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function invalidUtf8(bytes: Buffer): DecodeFault {
  const offset = firstInvalidByte(bytes);
  const byte = bytes[offset]?.toString(16).padStart(2, '0');
  return faultAt(bytes, offset, {
    rule: 'encoding',
    message: 'This file is not in UTF-8.',
    expected: 'text in UTF-8',
    received: `byte 0x${byte}, which begins no character here`,
    fix: SAVE_AS_UTF8,
  });
}

/** Offset of the first byte that is not part of a character. All whole lines before it are valid. */
function firstInvalidByte(bytes: Buffer): number {
  let start = 0;
  for (let end = lineEnd(bytes, 0); isUtf8(bytes.subarray(start, end)); end = lineEnd(bytes, start)) start = end;
  for (let length = characterLength(bytes, start); length > 0; length = characterLength(bytes, start)) start += length;
  return start;
}

function lineEnd(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(0x0a, start);
  return end < 0 ? bytes.length : end + 1;
}

/** Length in bytes of the character at `start`; 0 at the end. */
function characterLength(bytes: Buffer, start: number): number {
  const lengths = [1, 2, 3, 4].filter((length) => start + length <= bytes.length);
  return lengths.find((length) => isUtf8(bytes.subarray(start, start + length))) ?? 0;
}

function faultAt(bytes: Buffer, offset: number, finding: Finding): DecodeFault {
  const lines = bytes.subarray(0, offset).toString('utf8').split('\n');
  return fault(lines.length, (lines.at(-1)?.length ?? 0) + 1, finding);
}

function fault(line: number, column: number, finding: Finding): DecodeFault {
  return { line, column, finding };
}
