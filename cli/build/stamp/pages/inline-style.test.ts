import { expect, it } from 'vitest';
import { inlineStyle, relocated } from './inline-style.ts';

const inPage = (css: string) => relocated(css, '/site/assets/page.css');

it('joins the theme and the stylesheets in their order, and says which files they replace', () => {
  const sheets = [
    { url: '/assets/a.css', css: 'a{b:url(c.svg)}' },
    { url: '/assets/d.css', css: 'd{e:f}' },
  ];
  expect(inlineStyle(':root{}', sheets)).toEqual({
    urls: ['/assets/a.css', '/assets/d.css'],
    css: ':root{}a{b:url(/assets/c.svg)}d{e:f}',
  });
});

it('resolves addresses as the stylesheet itself would', () => {
  expect(inPage('a{b:url(c.svg)}')).toBe('a{b:url(/site/assets/c.svg)}');
  expect(inPage(`a{b:url("c.woff2")} d{e:url('f.svg')}`)).toBe(
    `a{b:url("/site/assets/c.woff2")} d{e:url('/site/assets/f.svg')}`,
  );
});

it.each(['url(#a)', 'url("data:image/svg+xml,x")', 'url(/b.svg)', 'url("https://c.example/d.svg")'])(
  'leaves %s as it is',
  (address) => {
    expect(inPage(`a{b:${address}}`)).toBe(`a{b:${address}}`);
  },
);

it('refuses what would end its element', () => {
  expect(() => inlineStyle('', [{ url: '/a.css', css: 'a{b:"</STYLE><script>"}' }])).toThrow('end tag');
});
