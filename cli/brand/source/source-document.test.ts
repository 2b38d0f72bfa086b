import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonPath } from './json-path.ts';
import { readDocument, type SourceDocument } from './source-document.ts';

const finding = { rule: 'test', message: 'Look here.' };
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: string | Uint8Array) {
  const file = join(folder, 'brand.json');
  writeFileSync(file, content);
  return readDocument({ file, home: folder });
}

function documentOf(text: string): SourceDocument {
  const { document } = written(text);
  if (!document) throw new Error('This text should be JSON.');
  return document;
}

describe('readDocument', () => {
  it('returns a document or a problem for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { document, problems } = written(bytes);
        expect(document !== null || problems.length > 0).toBe(true);
        for (const problem of problems) expect(Math.min(problem.line, problem.column)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('does so for any damage to a valid file', () => {
    const good = new TextEncoder().encode('{ "id": "acme", "name": "Café", "site": { "domains": ["acme.example"] } }');
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (index, byte) => {
        const { document, problems } = written(good.with(index, byte));
        expect(document !== null || problems.length > 0).toBe(true);
      }),
    );
  });

  it('points at the first byte that is not UTF-8', () => {
    const { problems } = written(Buffer.from('{\n  "name": "Café \xff"\n}', 'latin1'));
    expect(problems).toMatchObject([{ line: 2, column: 15, received: 'byte 0xe9, which begins no character here' }]);
  });
});

describe('a document', () => {
  it('locates every value', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue({ maxDepth: 3 })),
        fc.nat(3),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const document = documentOf(text);
          const lines = text.split('\n');
          for (const { path, leaf } of leavesOf(document.value)) {
            const { line, column } = document.problem(path, finding);
            expect(lines[line - 1]?.slice(column - 1).startsWith(JSON.stringify(leaf))).toBe(true);
          }
        },
      ),
    );
  });

  it('points at a wrong key, and at the parent of a missing value', () => {
    const document = documentOf('{\n  "site": { "domains": ["a.example"] }\n}');
    expect(document.problem(['site', 'domains'], finding, 'key')).toMatchObject({ line: 2, column: 13 });
    expect(document.problem(['site', 'domains', 0], finding)).toMatchObject({
      line: 2,
      column: 25,
      path: 'site.domains[0]',
    });
    expect(document.problem(['site', 'basePath'], finding)).toMatchObject({
      line: 2,
      column: 11,
      path: 'site.basePath',
    });
    expect(document.problem(['legal', 'minimumAge'], finding)).toMatchObject({ line: 1, column: 1 });
  });

  it('counts all kinds of line ends, and no byte order mark', () => {
    expect(documentOf('\ufeff{"a": 1}').problem(['a'], finding)).toMatchObject({ line: 1, column: 7 });
    expect(documentOf('{\r\n"a": 1}').problem(['a'], finding)).toMatchObject({ line: 2, column: 6 });
    expect(documentOf('{\r"a": 1}').problem(['a'], finding)).toMatchObject({ line: 2, column: 6 });
  });
});

interface Leaf {
  readonly path: JsonPath;
  readonly leaf: unknown;
}

function leavesOf(value: unknown, path: JsonPath = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}
