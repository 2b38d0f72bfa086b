import { readFileSync } from 'node:fs';
import { isHarmlessDoctype } from '#cli/brand/artwork/doctype.ts';

const BEFORE_ROOT = /^((?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*)(<!DOCTYPE[^>[]*>)\s*/;

/** Bytes of an examined drawing without its DOCTYPE, which browsers do not need. */
export function readDrawing(file: string): Buffer {
  const bytes = readFileSync(file);
  const [head = '', before = '', doctype = ''] = BEFORE_ROOT.exec(bytes.toString('utf8')) ?? [];
  if (!isHarmlessDoctype(doctype)) return bytes;
  return Buffer.concat([Buffer.from(before), bytes.subarray(Buffer.byteLength(head))]);
}
