import { expect, it } from 'vitest';
import { githubAnnotations, githubError } from './github-annotations.ts';
import { walet } from './problem.fixture.ts';

it('writes a problem with its place, rule and details on one line', () => {
  expect(githubAnnotations([walet], 'error', '/clone')).toEqual([
    '::error file=operator/brands/acme/brand.json,line=14,col=5,title=choice%3A features.walet' +
      '::This feature does not exist.%0AExpected: one of: agent, lottery%0AReceived: "100%25"',
  ]);
});

it('escapes what would end a property or the line', () => {
  const odd = { ...walet, file: '/clone/a,b:c%.json', path: '', message: 'One\r\n::error::two', expected: null };
  expect(githubAnnotations([{ ...odd, received: null }], 'warning', '/clone')).toEqual([
    '::warning file=a%2Cb%3Ac%25.json,line=14,col=5,title=choice::One%0D%0A::error::two',
  ]);
});

it('writes an error without a place', () => {
  expect(githubError('Incorrect usage', 'No brand "50%".\nTry another.')).toBe(
    '::error title=Incorrect usage::No brand "50%25".%0ATry another.',
  );
});
