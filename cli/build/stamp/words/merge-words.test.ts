import { expect, it } from 'vitest';
import { mergeWords, textsOf } from './merge-words.ts';

const base = { legal: { age: 'Adults only', note: 'Play safely' }, title: 'Welcome' };

it('merges groups deep and keeps what is not overridden', () => {
  expect(mergeWords(base, { legal: { age: '21+' } })).toEqual({
    legal: { age: '21+', note: 'Play safely' },
    title: 'Welcome',
  });
  expect(base.legal.age).toBe('Adults only');
  const deep = { error: { code: { busy: 'Wait', closed: 'Closed' } } };
  expect(mergeWords(deep, { error: { code: { busy: 'Hold on' } } })).toEqual({
    error: { code: { busy: 'Hold on', closed: 'Closed' } },
  });
});

it("adds the brand's own keys, and treats __proto__ as an ordinary key", () => {
  const merged = mergeWords(base, JSON.parse('{"__proto__": {"polluted": "yes"}, "tagline": "Hello"}'));
  expect(Object.keys(merged)).toContain('__proto__');
  expect('polluted' in {}).toBe(false);
  expect(merged['tagline']).toBe('Hello');
});

it('lists every text', () => {
  expect(textsOf(base)).toEqual(['Adults only', 'Play safely', 'Welcome']);
});
