import { expect, it } from 'vitest';
import { mainSite } from './main-site.ts';

// @proves 8.45
it('leads to the main domain that the platform names', () => {
  expect(mainSite('play.example', 'copy.example')?.href).toBe('https://play.example/');
});

it.each([
  undefined,
  '',
  'copy.example',
  'localhost',
  'play.example/path',
  'user@play.example',
  'https://play.example',
  'javascript:alert(1)',
])('leads nowhere for %j', (domain) => expect(mainSite(domain, 'copy.example')).toBeUndefined());
