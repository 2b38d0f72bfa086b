import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,fixture,css}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('gives every kind of draft a unique name that is no prefix of another', () => {
  const names = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bdefineDraft\(\s*['"`]([^'"`$]+)/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('feedback');
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  const open = names.filter((name) => name.endsWith('-'));
  expect(names.filter((name) => open.some((start) => name !== start && name.startsWith(start)))).toEqual([]);
});
