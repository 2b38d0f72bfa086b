import { hash } from 'node:crypto';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { decodeText } from './decode-text.ts';
import type { FileAtHome } from './home.ts';
import { formatPath, type JsonPath, valueAt } from './json-path.ts';
import { createLocator, type DocumentPart, type Locate } from './locator.ts';
import { parseJsonc } from './parse-jsonc.ts';
import { readBytes } from './read-bytes.ts';
import { positionsIn, type TextPosition } from './text-position.ts';

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

export interface ReadDocument {
  /** Null when the file is not JSON at all. */
  readonly document: SourceDocument | null;
  readonly problems: readonly Problem[];
}

/** Reads a JSON file with optional comments and trailing commas. Never throws: problems are data. */
export function readDocument(source: FileAtHome): ReadDocument {
  const { file } = source;
  const bytes = readBytes(source, LARGEST_DOCUMENT_BYTES);
  if (!Buffer.isBuffer(bytes)) return failed(problemIn(file, { line: 1, column: 1 }, [], bytes));
  const text = decodeText(bytes);
  if (typeof text !== 'string') return failed(problemIn(file, text, [], text.finding));
  const { value, faults } = parseJsonc(text);
  const positionAt = positionsIn(text);
  const problems = faults.map(({ offset, path, finding }) => problemIn(file, positionAt(offset), path, finding));
  if (value === undefined) return { document: null, problems };
  return { document: createDocument(file, hash('sha256', bytes, 'hex'), text, value), problems };
}

function failed(problem: Problem): ReadDocument {
  return { document: null, problems: [problem] };
}

function createDocument(file: string, digest: string, text: string, value: unknown): SourceDocument {
  const locate = locatorOf(text);
  return {
    file,
    digest,
    value,
    has: (path) => valueAt(value, path) !== undefined,
    problem: (path, finding, part = 'value') => problemIn(file, locate(path, part), path, finding),
  };
}

/**
 * Parses the text again for its positions, once per batch of problems: keeping the trees of all brands would exhaust
 * the memory.
 */
function locatorOf(text: string): Locate {
  let kept: WeakRef<Locate> | undefined;
  return (path, part) => {
    const locate = kept?.deref() ?? createLocator(text);
    kept = new WeakRef(locate);
    return locate(path, part);
  };
}

function problemIn(file: string, position: TextPosition, path: JsonPath, finding: Finding): Problem {
  return problemInFile(file, finding, position, formatPath(path));
}
