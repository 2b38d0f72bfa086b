import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isHarmlessDoctype } from '#cli/brand/artwork/doctype.ts';
import { readDrawing } from './read-drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
const file = join(folder, 'mark.svg');
afterAll(() => rmSync(folder, { recursive: true }));

const ILLUSTRATOR =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

function read(text: string): string {
  writeFileSync(file, text);
  return readDrawing(file).toString('utf8');
}

it('cuts off the declaration that Illustrator writes, and nothing else', () => {
  const [before, drawing] = ['\uFEFF<?xml version="1.0"?>\n<!-- Generator: é -->\n', '<svg><title>☃</title></svg>\n'];
  expect(read(`${before}${ILLUSTRATOR}\n${drawing}`)).toBe(before + drawing);
  expect(read(`${before}<!DOCTYPE svg>${drawing}`)).toBe(before + drawing);
  for (const other of [drawing, `<svg><text><![CDATA[${ILLUSTRATOR}]]></text></svg>`, before]) {
    expect(read(other)).toBe(other);
  }
});

it.each([
  ['<!DOCTYPE svg [<!ENTITY x "y">]>'],
  ['<!DOCTYPE svg SYSTEM "http://www.w3.org/a.dtd">'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/svg11.dtd">'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org.evil.example/svg11.dtd">'],
  ['<!DOCTYPE html>'],
])('finds harm in %s', (doctype) => {
  expect(isHarmlessDoctype(doctype)).toBe(false);
  expect(read(`${doctype}<svg/>`)).toBe(`${doctype}<svg/>`);
});
