import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanMarkup } from './scan-markup.ts';
import { svgDangers } from './svg-dangers.ts';

const svg = (inside: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

describe('svgDangers', () => {
  it.each([
    [
      'shapes and gradients',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
    ],
    ['a use of its own part', '<g id="a"/><use xlink:href="#a"/>'],
    ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>'],
    ['a style of its own', '<style>.a > .b { fill: #fff; filter: url("#f") }</style>'],
    ['an animation', '<circle r="1"><animate attributeName="r" from="1" to="2" values="1;2" dur="2s"/></circle>'],
    ['a comment and CDATA', '<!-- <script> --><style><![CDATA[.a{fill:red}]]></style>'],
    ['a title in any language', '<title>Chào mừng &amp; xin chào</title>'],
  ])('accepts %s', (_name, inside) => {
    expect(svgDangers(scanMarkup(svg(inside)))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'the element <script>'],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg" href="#a"/>', 'the element <script>'],
    ['<SCRIPT/>', 'the element <script>'],
    ['<path ONLOAD="alert(1)"/>', 'the event handler onload'],
    ['<path onclick="alert(1)"/>', 'the event handler onclick'],
    ['<animate attributeName="r" onbegin="alert(1)"/>', 'the event handler onbegin'],
    ['<a xlink:href=" java\nscript:alert(1)"/>', 'the address  java script:alert(1)'],
    ['<use href="other.svg#a"/>', 'the address other.svg#a'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'the address data:image/svg+xml;base64,AAAA'],
    ['<set attributeName="href" to="#a"/>', 'an animation of an address or a handler'],
    ['<animate attributeName="x" values="javascript:alert(1)"/>', 'the address javascript:alert(1)'],
    ['<path style="fill:url(https://a.example/x)"/>', 'a style that loads another file'],
    ['<style>@im\\70ort "a"</style>', 'a style that loads another file'],
    ['<style><![CDATA[@import "a.css";]]></style>', 'a style that loads another file'],
    ['<path style="fill:image-set(\'https://a.example/x\' 1x)"/>', 'a style that loads another file'],
    ['<style>a{fill:src("x")}</style>', 'a style that loads another file'],
    ['<?xml-stylesheet href="a.css"?>', 'a processing instruction'],
    ['<script/><path d=M0 />', 'the element <script>'],
  ])('finds the danger in %s', (inside, found) => {
    expect(svgDangers(scanMarkup(svg(inside))).map((danger) => danger.found)).toContain(found);
  });

  it.each([
    ['<!DOCTYPE svg SYSTEM "a.dtd">', 'a DOCTYPE that defines something or names another file'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]>', 'a DOCTYPE that defines something or names another file'],
    ['<?xml version="1.0" encoding="UTF-7"?>', 'the encoding UTF-7'],
  ])('finds the danger in %s before the drawing', (start, found) => {
    expect(svgDangers(scanMarkup(svg('', start))).map((danger) => danger.found)).toContain(found);
  });

  it('accepts only SVG pictures', () => {
    for (const other of ['<html><svg></svg></html>', 'hello', '', '<svgz/>', '<a href=b>'])
      expect(scanMarkup(other).root).not.toBe('svg');
    for (const own of ['<svg/>', '<?xml version="1.0"?><!-- a --><svg>', '<svg a=b>'])
      expect(scanMarkup(own).root).toBe('svg');
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      'svg',
      'a',
      ' ',
      '&#',
      ';',
      '<!--',
      ']]>',
      '<![CDATA[',
      '<!DOCTYPE',
      '[',
    );
    fc.assert(
      fc.property(
        fc.array(pieces).map((list) => list.join('')),
        (text) => {
          expect(Array.isArray(svgDangers(scanMarkup(`<svg>${text}`)))).toBe(true);
        },
      ),
    );
  });

  it('takes time linear in the length of a hostile text', () => {
    expect(scanMarkup(`<svg>${'<a b="'.repeat(20_000)}`).fault).not.toBeNull();
    expect(scanMarkup(`<svg${' a="b"'.repeat(20_000)}`).fault).not.toBeNull();
  });
});
