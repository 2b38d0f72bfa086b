import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDrawing, svgDangers } from './svg-dangers.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

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
    expect(svgDangers(svg(inside))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'the element <script>'],
    ['<svg:script href="#a"/>', 'the element <script>'],
    ['<SCRIPT/>', 'the element <script>'],
    ['<g></g\u2003>', 'markup that is not well formed: </g\u2003></svg>'],
    ['<path\u00a0d="M0 0"/>', 'markup that is not well formed: <path\u00a0d="M0 0"/></svg>'],
    ['<path ONLOAD="alert(1)"/>', 'the event handler onload'],
    ['<path onclick="alert(1)"/>', 'the event handler onclick'],
    ['<animate attributeName="r" onbegin="alert(1)"/>', 'the event handler onbegin'],
    ['<a xlink:href=" java\nscript:alert(1)"/>', 'the address  java\\u{a}script:alert(1)'],
    ['<use href="other.svg#a"/>', 'the address other.svg#a'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'the address data:image/svg+xml;base64,AAAA'],
    ['<set attributeName="href" to="#a"/>', 'an animation of an address or a handler'],
    ['<animate attributeName="x" values="javascript:alert(1)"/>', 'the address javascript:alert(1)'],
    ['<path style="fill:url(https://a.example/x)"/>', 'a style that loads another file'],
    ['<style>@im\\70ort "a"</style>', 'a style that loads another file'],
    ['<style><![CDATA[@import "a.css";]]></style>', 'a style that loads another file'],
    ['<path style="fill:image-set(\'https://a.example/x\' 1x)"/>', 'a style that loads another file'],
    ['<style>a{fill:src("x")}</style>', 'a style that loads another file'],
    ['<!DOCTYPE svg SYSTEM "a.dtd">', 'a DOCTYPE that defines something or names another file'],
    ['<?xml version="1.0" encoding="UTF-7"?>', 'the encoding UTF-7'],
    ['<?xml-stylesheet href="a.css"?>', 'a processing instruction'],
    ['<path d=M0 />', 'markup that is not well formed: <path d=M0 /></svg>'],
    ['<!-- open', 'markup that is not well formed: <!-- open</svg>'],
  ])('finds the danger in %s', (inside, found) => {
    expect(svgDangers(svg(inside)).map((danger) => danger.found)).toContain(found);
  });

  it('accepts only SVG pictures', () => {
    for (const other of ['<html><svg></svg></html>', 'hello', '', '<svgz/>', '<a href=b>'])
      expect(isDrawing(other)).toBe(false);
    for (const own of ['<svg/>', '<?xml version="1.0"?><!-- a --><svg>', '<svg a=b>'])
      expect(isDrawing(own)).toBe(true);
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
          expect(Array.isArray(svgDangers(`<svg>${text}`))).toBe(true);
        },
      ),
    );
  });

  it('takes time linear in the length of a hostile text', () => {
    expect(svgDangers(`<svg>${'<a b="'.repeat(20_000)}`)).toHaveLength(1);
    expect(svgDangers(`<svg${' a="b"'.repeat(20_000)}`)).toHaveLength(1);
  });
});
