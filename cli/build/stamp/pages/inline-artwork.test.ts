import { expect, it } from 'vitest';
import { inlineArtwork } from './inline-artwork.ts';

const url = '/assets/hero-1.svg';
const page = `<img class="a" src="${url}" alt=""/>`;
const addressIn = (html: string) => /src="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

it('puts a drawing into the page, with the same bytes', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#0af" d="M0 0h100%"/><text>R&amp;B $&</text></svg>';
  const html = inlineArtwork(page, [{ url, svg }]);
  expect(html).not.toContain(url);
  const [, data = ''] = /^data:image\/svg\+xml,(.*)$/.exec(addressIn(html)) ?? [];
  expect(decodeURIComponent(data)).toBe(svg);
  expect(data).not.toMatch(/["#\n]/);
});

it('requests a large one', () => {
  expect(inlineArtwork(page, [{ url, svg: 'x'.repeat(10_001) }])).toBe(page);
});
