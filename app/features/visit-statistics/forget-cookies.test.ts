// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetCookies } from './forget-cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('deletes Google’s cookies from every domain that could have them, and no others', () => {
  vi.stubGlobal('location', { hostname: 'www.play.example' });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=GA1.1.7; user=_ga; _ga_BRAND1=GS1.1; _gallery=1');
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  forgetCookies('/casino/');
  expect(written.mock.calls.flat()).toEqual(
    ['_ga', '_ga_BRAND1'].flatMap((name) => [
      `${name}=; Max-Age=0; Path=/casino/`,
      `${name}=; Max-Age=0; Path=/casino/; Domain=www.play.example`,
      `${name}=; Max-Age=0; Path=/casino/; Domain=play.example`,
    ]),
  );
});
