// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

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

it('drops what styles, runs or leads astray', () => {
  expect(cleaned('<p style="position:fixed" onclick="x()" id="root" class="y">a</p>')).toBe('<p>a</p>');
  expect(cleaned('<a href="javascript:alert(1)">a</a>')).toBe('<a>a</a>');
});

it('opens another site beside this one', () => {
  const link = '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">there</a>';
  expect(cleaned('<a href="https://other.example/">there</a>')).toBe(link);
  expect(cleaned('<a href="/help">here</a>')).toBe('<a href="/help">here</a>');
});
