import { expect, it } from 'vitest';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import { nameBuild, namePages } from './name-build.ts';

const filesOf = (texts: Record<string, string>): SiteFiles =>
  new Map(Object.entries(texts).map(([place, text]) => [place, written(text)]));

it('names a build by its files alone, in whatever order they were made', () => {
  const name = nameBuild(filesOf({ 'index.html': 'a', 'robots.txt': 'b' }));
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect(nameBuild(filesOf({ 'robots.txt': 'b', 'index.html': 'a' }))).toBe(name);
  expect(nameBuild(filesOf({ 'index.html': 'b', 'robots.txt': 'a' }))).not.toBe(name);
  expect(nameBuild(filesOf({ 'index.html': 'a' }))).not.toBe(name);
});

it('writes the name into the data of a page and nowhere else', () => {
  const before = '{"name":"\\u003cActually $& \\"build\\":\\"\\"","build":""}';
  const page = `<title>"build":""</title><script id="brand">${before}</script><p>"build":""</p>`;
  const named = namePages(filesOf({ 'index.html': page }), before, '0123456789ab');
  expect(named.get('index.html')).toEqual(
    written(page.replace(before, () => before.replace(/""}$/, '"0123456789ab"}'))),
  );
});
