import { describe, expect, it } from 'vitest';
import { renderIcon } from '#cli/build/stamp/artwork/render-icons.ts';
import { scanMarkup } from './scan-markup.ts';
import { syntaxFault } from './svg-syntax.ts';

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"';
const drawing = (inner: string, attributes = '') => `${START}${attributes}><path d="M0 0h8v8"/>${inner}</svg>`;

/** SVGs as drawing programs write them. */
const SOUND = [
  drawing(''),
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by hand -->\n${drawing('')}\n`,
  drawing('<text>&lt;&amp;&#233;&#xE9;&#x1F3B2;</text>'),
  drawing('<style><![CDATA[path { fill: #000 } /* <!-- &none; */]]></style>'),
  drawing('<use xlink:href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  drawing('<i:a xmlns:i="http://www.inkscape.org/namespaces/inkscape"><i:b i:x="1" x="2"/></i:a>'),
  drawing('<text xml:space="preserve"> a </text>'),
  `<!-- ${'Licence '.repeat(300)}-->\n${drawing('')}`,
];

/** Each was once accepted, and failed when the icons were drawn from the mark. */
const BROKEN: readonly (readonly [what: string, svg: string])[] = [
  ['no namespace', '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>'],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>'],
  [
    'a root with a prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><s:path d="M0 0h8v8"/></s:svg>',
  ],
  ['capitals', '<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></SVG>'],
  ['a character of no text', drawing('<text>&#0;</text>')],
  ['a character beyond Unicode', drawing('<text>&#x110000;</text>')],
  ['half a character', drawing('<text>&#xD800;</text>')],
  ['a reference to nothing', drawing('<text>&none;</text>')],
  ['a lone ampersand', drawing('<text>a & b</text>')],
  ['a reference to nothing in an attribute', drawing('<path d="&none;"/>')],
  ['a control character', drawing('<text>\u0007</text>')],
  ['an attribute twice', drawing('<path d="M0 0" d="M1 1"/>')],
  ['an attribute twice by namespace', drawing('<use a:href="#a" b:href="#a" xmlns:a="urn:x" xmlns:b="urn:x"/>')],
  ['a prefix of nothing', drawing('<use xlink:href="#a"/>')],
  ['an element of no namespace', drawing('<a:b/>')],
  ['a prefix out of its part', drawing('<g xmlns:a="urn:x"/><a:b/>')],
  ['two prefixes', drawing('<a:b:c xmlns:a="urn:x"/>')],
  ['a namespace that is not an address', drawing('', ' xmlns:x="calc(1px + 2em)"')],
  ['a namespace with a percent sign of its own', drawing('', ' xmlns:x="https://a.example/%zz"')],
  ['a namespace with two fragments', drawing('', ' xmlns:x="https://a.example/#a#b"')],
  ['an empty namespace', drawing('', ' xmlns:x=""')],
  ['a name that starts with a digit', drawing('<path 1="2"/>')],
  ['text before the drawing', `text${drawing('')}`],
  ['text after the drawing', `${drawing('')}text`],
  ['a space of no XML after the drawing', `${drawing('')}\u2003`],
  ['a declaration with such a space', `<?xml version="1.0"\u2003?>${drawing('')}`],
  ['a declaration after the start', ` <?xml version="1.0"?>${drawing('')}`],
  ['a declaration without a version', `<?xml encoding="UTF-8"?>${drawing('')}`],
  ['a comment with hyphens', drawing('<!-- a -- b -->')],
  ['the end of CDATA in a text', drawing('<text>]]></text>')],
  ['a part that is left open', drawing('<g>')],
  ['a crossed pair', drawing('<g><a></g></a>')],
  ['a drawing that is never closed', `${START}><path d="M0 0h8v8"/>`],
  ['a second drawing', `${drawing('')}${drawing('')}`],
  ['a space of no XML in a closing tag', drawing('<g></g\u2003>')],
  ['such a space in a tag', drawing('<path\u00a0d="M0 0"/>')],
  ['a value without quotes', drawing('<path d=M0 />')],
  ['a comment that is left open', drawing('<!-- open')],
  ['a declaration inside', drawing('<?xml version="1.0"?>')],
];

describe('syntaxFault', () => {
  it.each(SOUND)('accepts %s, which can be drawn', async (svg) => {
    expect(syntaxFault(scanMarkup(svg))).toBeNull();
    expect((await renderIcon('touch', Buffer.from(svg), '#000000')).length).toBeGreaterThan(0);
  });

  it.each(BROKEN)('finds %s', (_what, svg) => {
    expect(syntaxFault(scanMarkup(svg))).toMatchObject({ found: expect.any(String), offset: expect.any(Number) });
  });
});
