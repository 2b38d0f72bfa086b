import { readFileSync } from 'node:fs';
import { isHarmlessDoctype } from '#cli/brand/artwork/doctype.ts';

const BEFORE_ROOT = /^((?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*)(<!DOCTYPE[^>[]*>)\s*/;

/** The bytes of an examined drawing as sites get them: without a DOCTYPE, which no browser needs. */
export function readDrawing(file: string): Buffer {
  const bytes = readFileSync(file);
  const [head = '', before = '', doctype = ''] = BEFORE_ROOT.exec(bytes.toString('utf8')) ?? [];
  if (!isHarmlessDoctype(doctype)) return bytes;
  return Buffer.concat([Buffer.from(before), bytes.subarray(Buffer.byteLength(head))]);
}
