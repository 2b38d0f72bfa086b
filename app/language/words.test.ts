import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '../brand/brand.fixture.ts';
import { fetchWords, findLanguage } from './words.ts';

afterEach(() => vi.unstubAllGlobals());

function fetchFirst(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  return fetchWords(testBrand, findLanguage(testBrand, 'EN'), 'first');
}

it('loads the words of a language', async () => {
  expect(await fetchFirst(Response.json({ shell: { close: 'Close' } }))).toEqual({ shell: { close: 'Close' } });
});

it.each([
  ['a missing file', new Response('Not found', { status: 404 }), 'first failed with status 404.'],
  ['something else', Response.json('maintenance'), 'first failed with status 200.'],
])('rejects %s', async (_what, answer, message) => {
  await expect(fetchFirst(answer)).rejects.toThrow(message);
});
