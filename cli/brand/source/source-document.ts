import { hash } from 'node:crypto';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { decodeText } from './decode-text.ts';
import { formatPath, type JsonPath, valueAt } from './json-path.ts';
import { parseJsonc } from './parse-jsonc.ts';
import { readBytes } from './read-bytes.ts';
import { positionAt, type TextPosition } from './text-position.ts';

const LARGEST_DOCUMENT_BYTES = 1024 * 1024;

/** A parsed JSON file, with the positions of its values. */
export interface SourceDocument {
  readonly file: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string;
  readonly value: unknown;
  has(path: JsonPath): boolean;
  /** A problem at a value or at its key, or at the nearest object around a missing value. */
  problem(path: JsonPath, finding: Finding, part?: DocumentPart): Problem;
}

export type DocumentPart = 'key' | 'value';

export interface ReadDocument {
  /** Null when the file is not JSON at all. */
  readonly document: SourceDocument | null;
  readonly problems: readonly Problem[];
}

/** Reads a JSON file (comments and trailing commas allowed). Never throws: problems are data. */
export function readDocument(file: string): ReadDocument {
  const bytes = readBytes(file, LARGEST_DOCUMENT_BYTES);
  if (!Buffer.isBuffer(bytes)) return failed(problemIn(file, { line: 1, column: 1 }, [], bytes));
  const text = decodeText(bytes);
  if (typeof text !== 'string') return failed(problemIn(file, text, [], text.finding));
  const { value, faults } = parseJsonc(text);
  const problems = faults.map(({ offset, path, finding }) => problemIn(file, positionAt(text, offset), path, finding));
  if (value === undefined) return { document: null, problems };
  return { document: createDocument(file, hash('sha256', bytes, 'hex'), text, value), problems };
}

function failed(problem: Problem): ReadDocument {
  return { document: null, problems: [problem] };
}

function createDocument(file: string, digest: string, text: string, value: unknown): SourceDocument {
  return {
    file,
    digest,
    value,
    has: (path) => valueAt(value, path) !== undefined,
    problem: (path, finding, part = 'value') => problemIn(file, locate(text, path, part), path, finding),
  };
}

/** Parses the text again: problems are rare, and keeping every brand's tree would fill the memory. */
function locate(text: string, path: JsonPath, part: DocumentPart): TextPosition {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root && nearestNode(root, path, part);
  return positionAt(text, node?.offset ?? 0);
}

function nearestNode(root: Node, path: JsonPath, part: DocumentPart): Node {
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return nearestNode(root, path.slice(0, -1), 'value');
  return part === 'key' && node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node;
}

function problemIn(file: string, { line, column }: TextPosition, path: JsonPath, finding: Finding): Problem {
  const { rule, message, expected = null, received = null, fix = null } = finding;
  return { file, line, column, path: formatPath(path), rule, message, expected, received, fix };
}
