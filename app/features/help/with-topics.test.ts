import { expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { sectionsOf } from './sections.ts';
import { withTopics } from './with-topics.ts';

const own = sectionsOf({ ...testBrand, legal: { ...testBrand.legal, disclaimer: true } });
const topic = (id: string) => ({ id, title: `Title of ${id}`, content: `<p>${id}</p>` });
const ids = (topics: string[]) => withTopics(own, topics.map(topic)).map(({ id }) => id);

it('is the site’s own content when the platform has none', () => expect(withTopics(own, [])).toEqual(own));

it('puts unknown topics before the known section that follows them, and the rest at the end', () => {
  const all = ids(['bonuses', 'payments', 'term', 'bonuses', 'games']);
  expect(all.filter((id) => !own.some((section) => section.id === id))).toEqual(['bonuses', 'payments', 'games']);
  expect(all.slice(all.indexOf('bonuses'), all.indexOf('term') + 1)).toEqual(['bonuses', 'payments', 'term']);
  expect(all.at(-1)).toBe('games');
});

it('keeps the brand’s facts next to the platform’s text', () => {
  const sections = withTopics(own, [topic('about'), topic('disclaimer'), topic('term')]);
  const kinds = Object.fromEntries(sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)]));
  expect(kinds).toMatchObject({ about: ['facts'], disclaimer: ['disclaimer'], term: [] });
});
