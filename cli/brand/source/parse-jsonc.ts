import { type ParseErrorCode, visit } from 'jsonc-parser';
import { plainText } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import type { JsonPath } from './json-path.ts';
import { tooDeepAt } from './nesting.ts';
import { plainJson } from './plain-json.ts';
import { syntaxFinding } from './syntax-finding.ts';

const DEEPEST_NESTING = 64;
/** Keys with a special meaning in assignments, dropped from every object. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export interface ParseFault {
  readonly offset: number;
  readonly path: JsonPath;
  readonly finding: Finding;
}

export interface Parsed {
  /** The value without dangerous keys; undefined if the text is not JSON. */
  readonly value: unknown;
  readonly faults: readonly ParseFault[];
}

/** Parses JSON with comments and trailing commas. Never throws, whatever the text. */
export function parseJsonc(text: string): Parsed {
  if (text.trim() === '') return broken(0, emptyFile);
  const plain = mayHaveDangerousKeys(text) ? undefined : plainJson(text, DEEPEST_NESTING);
  if (plain !== undefined) return { value: plain, faults: [] };
  const tooDeep = tooDeepAt(text, DEEPEST_NESTING);
  if (tooDeep !== null) return broken(tooDeep, nestedTooDeep);
  const builder = createBuilder();
  let syntaxFault: ParseFault | undefined;
  visit(
    text,
    {
      ...builder.visitor,
      onError: (code: ParseErrorCode, offset: number, length: number) => {
        syntaxFault ??= { offset, path: [], finding: syntaxFinding(code, text.slice(offset, offset + length)) };
      },
    },
    { allowTrailingComma: true },
  );
  return syntaxFault ? { value: undefined, faults: [syntaxFault] } : builder.result();
}

function mayHaveDangerousKeys(text: string): boolean {
  return [...DANGEROUS_KEYS].some((key) => text.includes(key));
}

const emptyFile: Finding = {
  rule: 'empty-file',
  message: 'This file is empty.',
  expected: 'a JSON object',
  received: 'nothing',
  fix: 'Write the settings, or remove the file.',
};
const nestedTooDeep: Finding = {
  rule: 'nesting',
  message: 'This file is nested too deep.',
  expected: `at most ${DEEPEST_NESTING} levels of objects and lists`,
  received: 'more',
  fix: 'Remove the brackets that are not needed.',
};

function broken(offset: number, finding: Finding): Parsed {
  return { value: undefined, faults: [{ offset, path: [], finding }] };
}

type Container = Record<string, unknown> | unknown[];
type PathSupplier = () => (string | number)[];

/** Builds the value in one pass over the text, collecting forbidden keys. */
function createBuilder() {
  const root: unknown[] = [];
  const open: Container[] = [root];
  const keys: string[] = [];
  const faults: ParseFault[] = [];

  function add(value: unknown): void {
    const container = open.at(-1);
    if (Array.isArray(container)) return void container.push(value);
    const key = keys.pop() ?? '';
    if (container && !DANGEROUS_KEYS.has(key)) container[key] = value;
  }
  function enter(container: Container): void {
    add(container);
    open.push(container);
  }
  function onObjectProperty(
    key: string,
    offset: number,
    _length: number,
    _line: number,
    _column: number,
    path: PathSupplier,
  ) {
    const finding = keyFinding(key, open.at(-1));
    if (finding) faults.push({ offset, path: [...path(), key], finding });
    keys.push(key);
  }
  const leave = () => void open.pop();
  const visitor = {
    onObjectBegin: () => enter({}),
    onObjectEnd: leave,
    onArrayBegin: () => enter([]),
    onArrayEnd: leave,
    onLiteralValue: add,
    onObjectProperty,
  };
  return { visitor, result: (): Parsed => ({ value: root[0], faults }) };
}

function keyFinding(key: string, container: Container | undefined): Finding | null {
  if (DANGEROUS_KEYS.has(key)) {
    const expected = 'a key that is not reserved in JavaScript';
    return {
      rule: 'forbidden-key',
      message: 'This key is not allowed.',
      expected,
      received: quoted(key),
      fix: 'Remove it.',
    };
  }
  if (!container || !Object.hasOwn(container, key)) return null;
  const message = 'This key stands twice in the same object.';
  return {
    rule: 'duplicate-key',
    message,
    expected: 'each key once',
    received: quoted(key),
    fix: 'Remove one of them.',
  };
}

function quoted(key: string): string {
  return `"${plainText(key)}"`;
}
