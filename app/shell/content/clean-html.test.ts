// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { hostileHtml } from './hostile-html.fixture.ts';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
}

it('keeps text, lists and tables', () => {
  const html = '<p>On <strong>Tuesday</strong></p><ul><li>one</li></ul>';
  expect(cleaned(html)).toBe(html);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>p{color:red}</style>',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<form action="/x"><input name="password"></form>',
])('drops %s', (html) => expect(cleaned(html)).toBe(''));

it('drops styles, scripts and unsafe links', () => {
  expect(cleaned('<p style="position:fixed" onclick="x()" id="root" class="y">a</p>')).toBe('<p>a</p>');
  expect(cleaned('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
});

it('opens other sites in a new tab and names them', () => {
  const site = ' (<bdi dir="ltr">other.example</bdi>)';
  const link = `<a href="https://other.example/" target="_blank" rel="noopener noreferrer">there${site}</a>`;
  expect(cleaned('<a href="https://other.example/">there</a>')).toBe(link);
  expect(cleaned('<a href="/help">here</a>')).toBe('<a href="/help">here</a>');
});

it('resolves links against this page, not a base in the HTML', () => {
  expect(cleaned('<base href="https://evil.example/"><a href="/help">here</a>')).toBe('<a href="/help">here</a>');
});

it('judges a link by its host, not its text', () => {
  expect(cleaned('<a href="https://bank.example@evil.example/">https://bank.example</a>')).toContain(
    '(<bdi dir="ltr">evil',
  );
  for (const address of ['//evil.example', '/\\evil.example', 'ftp://evil.example', 'data:text/html,x'])
    expect(cleaned(`<a href="${address}">a</a>`)).toBe('<a>a</a>');
});

it('removes direction overrides', () => {
  expect(cleaned('<p>fdp\u202eexe&#x202d;.</p>')).toBe('<p>fdpexe.</p>');
});

it('flattens deep nesting to text and drops excessive spans', () => {
  const deep = cleaned(`${'<b>'.repeat(200)}deep${'</b>'.repeat(200)}`);
  expect(deep.match(/<b>/g)).toHaveLength(16);
  expect(deep).toContain('deep');
  expect(cleaned('<table><tbody><tr><td colspan="99" rowspan="2">a</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><td rowspan="2">a</td></tr></tbody></table>',
  );
});

const TAGS = new Set('P BR B STRONG I EM U S UL OL LI A H3 H4 BLOCKQUOTE HR TABLE THEAD TBODY TR TH TD BDI'.split(' '));
const ATTRIBUTES = new Set(['href', 'colspan', 'rowspan', 'target', 'rel', 'dir']);

it('leaves only harmless elements, attributes and links of hostile HTML', () => {
  expect(hostileHtml.length).toBeGreaterThan(500);
  for (const html of hostileHtml) {
    const left = [...cleanHtml(html).querySelectorAll('*')];
    expect(
      left.filter(({ tagName, namespaceURI }) => !TAGS.has(tagName) || !namespaceURI?.endsWith('xhtml')),
      html.slice(0, 200),
    ).toEqual([]);
    const attributes = left.flatMap((element) => element.getAttributeNames());
    expect(
      attributes.filter((name) => !ATTRIBUTES.has(name)),
      html.slice(0, 200),
    ).toEqual([]);
    for (const link of left.filter((element) => element instanceof HTMLAnchorElement)) {
      expect(link.href).toMatch(/^(|https?:.*|mailto:.*|tel:.*)$/s);
      if (link.host && link.host !== location.host) expect(link.rel).toBe('noopener noreferrer');
    }
  }
});
